import { isIndex } from '../../kernel/whole.ts';

/** A UDP address at which a peer may be reachable. */
export interface Candidate {
  readonly kind: 'host' | 'srflx' | 'relay';
  /** IPv4, IPv6, or the `.local` name with which a browser hides a home address. */
  readonly address: string;
  readonly port: number;
}

/** First byte of a candidate in a code. */
const TAGS = ['host 4', 'host 6', 'host local', 'srflx 4', 'srflx 6', 'relay 4', 'relay 6'];

/** Tag, address, port; empty for an address that has no short form. */
export function encodeAddress({ kind, address, port }: Candidate): number[] {
  const bytes = addressBytes(address);
  const family = address.endsWith('.local') ? 'local' : bytes?.length === 4 ? '4' : '6';
  const tag = TAGS.indexOf(`${kind} ${family}`);
  if (!bytes || tag < 0 || !(port > 0 && port < 65_536)) return [];
  return [tag, ...bytes, port >> 8, port & 255];
}

/** Decodes the candidate at `start` and the offset after it; null when malformed. */
export function decodeAddress(from: Uint8Array, start: number): { candidate: Candidate; end: number } | null {
  const [kind, family] = (TAGS[from[start]] ?? '').split(' ');
  const length = family === '4' ? 4 : 16;
  const end = start + 1 + length + 2;
  if (!family || end > from.length) return null;
  const bytes = [...from.subarray(start + 1, end - 2)];
  const port = (from[end - 2] << 8) | from[end - 1];
  return { candidate: { kind: kind as Candidate['kind'], address: addressText(bytes, family), port }, end };
}

function addressBytes(address: string): number[] | null {
  const name = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i.exec(
    address
  );
  if (name) return pairs(name.slice(1).join(''));
  const parts = address.split('.');
  if (parts.length === 4) {
    const bytes = parts.map(Number);
    return bytes.every((byte) => isIndex(byte, 256)) ? bytes : null;
  }
  return ipv6Bytes(address);
}

function ipv6Bytes(address: string): number[] | null {
  const halves = address.split('::');
  if (halves.length > 2 || !/^[0-9a-f:]+$/i.test(address)) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const zeros = tail ? 8 - head.length - tail.length : 0;
  if (zeros < 0) return null;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  if (groups.length !== 8 || groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return pairs(groups.map((group) => group.padStart(4, '0')).join(''));
}

function addressText(bytes: readonly number[], family: string): string {
  if (family === '4') return bytes.join('.');
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (family === '6')
    return (hex.match(/.{4}/g) ?? []).map((group) => parseInt(group, 16).toString(16)).join(':');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

function pairs(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}
