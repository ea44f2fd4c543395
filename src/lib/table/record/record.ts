import { decodeValue, encodeValue, Fields, type Value } from '../log/codec.ts';
import { TableError } from '../errors.ts';
import { decodeHeader, encodeHeader, type Header } from '../header.ts';
import type { Table } from '../fold/table.ts';

/** The result as the exporter saw it; unsigned, so the audit compares it with the entries. */
export interface End {
  readonly position: number;
  /** Transcript hash, hex. */
  readonly hash: string;
  readonly scores: readonly number[];
}

/** One table in one file. The entries contain links and shown secrets. */
export interface RecordFile {
  readonly header: Header;
  /** By party, key, index and id. */
  readonly entries: readonly Uint8Array[];
  readonly end: End;
}

const FORMAT = 'bastide-record';
/** Longest record read, in bytes; the longest game of all sets for six takes some hundred KB. */
export const MAX_RECORD = 4 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/** Bounds of decoding: byte strings for header and entries, and a few other fields. */
const BOUNDS = { bytes: MAX_RECORD, depth: 4, most: { strings: MAX_ENTRIES + 1, values: 64 } };

/** Exports the table as one file, finished or not. The same gapless entries give the same bytes on every device. */
export function exportRecord(table: Table): Uint8Array {
  const { position, hash, scores } = table.snapshot;
  return encodeValue({
    format: FORMAT,
    version: 1,
    header: encodeHeader(table.header),
    entries: table.fold.kept.flatMap(({ log }) =>
      log.all().flatMap((entry) => (log.get(entry.id) ? [entry.bytes] : []))
    ),
    end: { position, hash, scores: [...scores] }
  });
}

/** Parses a record without judging its content. Throws BAD_RECORD, or what {@link decodeHeader} throws. */
export function readRecord(bytes: Uint8Array): RecordFile {
  try {
    const fields = Fields.of(decodeValue(bytes, BOUNDS), 'record', [
      'format',
      'version',
      'header',
      'entries',
      'end'
    ]);
    fields.oneOf('format', [FORMAT]);
    fields.integer('version', 1, 1);
    const header = fields.raw('header');
    if (!(header instanceof Uint8Array)) throw new TableError('MALFORMED', 'The record has no header.');
    return {
      header: decodeHeader(header),
      entries: fields.list('entries', 0, MAX_ENTRIES, asBytes),
      end: readEnd(fields.raw('end'))
    };
  } catch (error) {
    if (error instanceof TableError && error.code === 'MALFORMED')
      throw new TableError(
        'BAD_RECORD',
        `This file is no record of a table, or it is damaged. ${error.message}`
      );
    throw error;
  }
}

function asBytes(value: Value): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TableError('MALFORMED', 'An entry is bytes.');
  return value;
}

function readEnd(value: Value): End {
  const end = Fields.of(value, 'end', ['position', 'hash', 'scores']);
  const hash = end.text('hash', 64);
  return {
    position: end.integer('position', 0, Number.MAX_SAFE_INTEGER),
    hash,
    scores: end.list('scores', 0, 16, (score) => {
      if (typeof score !== 'number') throw new TableError('MALFORMED', 'A score is a number.');
      return score;
    })
  };
}
