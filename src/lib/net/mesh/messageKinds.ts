/** Kinds of message between our own peers outside the document (16 to 127). */
export const OwnKind = {
  /** Count and digest of the verified entries of the sender. */
  entryDigest: 16,
  /** Ids of all verified entries of the sender. */
  entryIds: 17,
  /** Entries the receiver lacks. */
  entries: 18,
  /** What the sender currently points at. */
  ghost: 19,
  /** Short session messages: wishes, consents, log lengths. */
  talk: 20,
  /** The sender's document is full: send entries outside it for a while. */
  beside: 21
} as const;
