/**
 * The rooms of a signalling server: who is in each, and which name reaches whom there. A name is its first holder's
 * until that one leaves or a client comes with the same name and token.
 *
 * @typedef {import('./clients.mjs').Client & { peer: string, token: string, topics: Set<string> }} Member
 * @typedef {{ members: Set<Member>, peers: Map<string, Member> }} Room
 */
export class Rooms {
  /** @type {Map<string, Room>} */
  #rooms = new Map();

  get size() {
    return this.#rooms.size;
  }

  /** Everyone in a room. @param {string} topic @returns {ReadonlySet<Member>} */
  membersOf(topic) {
    return this.#rooms.get(topic)?.members ?? new Set();
  }

  /** Who is reached by a name in a room. @param {string} topic @param {string} peer */
  holderOf(topic, peer) {
    return this.#rooms.get(topic)?.peers.get(peer);
  }

  /** @param {Member} client @param {string} topic */
  join(client, topic) {
    const room = this.#rooms.get(topic) ?? { members: new Set(), peers: new Map() };
    room.members.add(client);
    this.#rooms.set(topic, room);
    client.topics.add(topic);
  }

  /** @param {Member} client @param {string} topic */
  leave(client, topic) {
    this.#unname(client, topic);
    client.topics.delete(topic);
    const { members } = this.#rooms.get(topic) ?? {};
    members?.delete(client);
    if (members?.size === 0) this.#rooms.delete(topic);
  }

  /**
   * Gives the client this name in all its rooms; false when it is another's in one of them.
   * @param {Member} client @param {string} peer @param {string} token
   */
  rename(client, peer, token) {
    for (const topic of client.topics) this.#unname(client, topic);
    client.peer = peer;
    client.token = token;
    const named = [...client.topics].map((topic) => this.#name(client, topic));
    return named.every(Boolean);
  }

  /** @param {Member} client @param {string} topic */
  #name(client, topic) {
    const peers = this.#rooms.get(topic)?.peers;
    const holder = peers?.get(client.peer);
    if (holder && !(client.token && holder.token === client.token)) return false;
    peers?.set(client.peer, client);
    return true;
  }

  /** @param {Member} client @param {string} topic */
  #unname(client, topic) {
    const peers = this.#rooms.get(topic)?.peers;
    if (peers?.get(client.peer) === client) peers.delete(client.peer);
  }
}
