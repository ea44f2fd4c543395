/** Kinds of message between our own peers, beside the document (16 to 127). */
export const OwnKind = {
  /** Count and digest of the verified entries of the sender. */
  entryDigest: 16,
  /** Ids of all verified entries of the sender. */
  entryIds: 17,
  /** Entries the receiver lacks. */
  entries: 18,
  /** What the sender points at right now. */
  ghost: 19,
  /** Short messages of the session: wishes, consents, lengths of logs. */
  talk: 20,
  /** The sender's document takes nothing more: entries should come beside it for a while. */
  beside: 21
} as const;
