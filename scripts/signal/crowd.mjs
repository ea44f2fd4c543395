import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that identifies one client: an IPv4 address, or the first 64 bits of an IPv6 address.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => (parseInt(group, 16) || 0).toString(16))
    .join(':');
}

/**
 * The network around an address: 24 bits of IPv4, 48 bits of IPv6, which one customer of a provider may have whole.
 * @param {string} network As `networkOf` writes it.
 */
export function prefixOf(network) {
  const separator = isIPv4(network) ? '.' : ':';
  return network.split(separator).slice(0, 3).join(separator);
}

/** Open connections by address and by the network around it, so that one machine cannot take them all. */
export class Crowd {
  /** @type {Map<string, number>} */
  #open = new Map();

  /** @param {{ perAddress: number, perPrefix: number }} limits */
  constructor({ perAddress, perPrefix }) {
    this.perAddress = perAddress;
    this.perPrefix = perPrefix;
  }

  /** Counts one more connection from a network; false when it has enough. @param {string} network */
  enter(network) {
    const keys = keysOf(network);
    if (this.#count(keys[0]) >= this.perAddress || this.#count(keys[1]) >= this.perPrefix) return false;
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    return true;
  }

  /** Counts one less. @param {string} network */
  leave(network) {
    for (const key of keysOf(network)) {
      const left = this.#count(key) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    }
  }

  /** @param {string} key */
  #count(key) {
    return this.#open.get(key) ?? 0;
  }
}

/** @param {string} network */
const keysOf = (network) => [network, `${prefixOf(network)}/`];

/**
 * Connections that one address and the network around it may have: far more than a household or a school
 * needs.
 */
export const USUAL_CROWD = { perAddress: 1_000, perPrefix: 5_000 };

/**
 * Ends each connection of a server that is one too many from its network, before a byte of it is read.
 * @param {import('node:net').Server} server
 * @param {{ perAddress: number, perPrefix: number }} limits
 */
export function boundCrowd(server, limits = USUAL_CROWD) {
  const crowd = new Crowd(limits);
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (!crowd.enter(network)) return socket.destroy();
    socket.on('close', () => crowd.leave(network));
  });
}
