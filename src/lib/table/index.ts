export { digest, fromHex, toHex } from './bytes.ts';
export { Chain, CHAIN_LENGTH } from './chain.ts';
export {
  decodeEntry,
  MAX_ENTRY,
  type Body,
  type Consent,
  type Cut,
  type Entry,
  type Kind,
  type Proof
} from './entry.ts';
export { TableError, type TableErrorCode } from './errors.ts';
export type { Evidence } from './evidence.ts';
export {
  createHeader,
  decodeHeader,
  encodeHeader,
  tableIdOf,
  type GameSource,
  type Header,
  type PartyId,
  type PartyInfo,
  type SeatInfo,
  type WitnessPolicy
} from './header.ts';
export { loadCurve, signerOf, verifySignature, type Random, type Signer } from './keys.ts';
export type { Ask, Drawn, Seating, Slot } from './node.ts';
export { exportRecord, readRecord, type RecordFile } from './record.ts';
export type { Choice, Speculation } from './speculate.ts';
export { Table, type Heads, type Played, type Receipt, type Snapshot } from './table.ts';
export { consentsNeeded, isTarget } from './takeback.ts';
export { openRecord, verifyRecord, type RecordFault, type Report } from './verify.ts';
export { Writer, type Duty, type WriterOptions } from './writer.ts';
