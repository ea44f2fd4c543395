/** The subscriptions of all clients of a mailbox, by name and by the authors they watch. */
export class Subscriptions {
  /** @type {Map<string, Map<Reader, number>>} Who waits for an author, with how many filters. */
  #watchers = new Map();

  /** Replaces the client's subscription of this name. @param {Reader} client @param {string} name @param {readonly Filter[]} filters */
  add(client, name, filters) {
    this.remove(client, name);
    client.subscriptions.set(name, filters);
    for (const { authors } of filters)
      for (const author of authors) {
        const watching = this.#watchers.get(author) ?? new Map();
        this.#watchers.set(author, watching);
        watching.set(client, (watching.get(client) ?? 0) + 1);
      }
  }

  /** @param {Reader} client @param {string} name */
  remove(client, name) {
    for (const { authors } of client.subscriptions.get(name) ?? [])
      for (const author of authors) {
        const watching = this.#watchers.get(author);
        const count = (watching?.get(client) ?? 0) - 1;
        if (count > 0) watching?.set(client, count);
        else watching?.delete(client);
        if (watching?.size === 0) this.#watchers.delete(author);
      }
    client.subscriptions.delete(name);
  }

  /** @param {Reader} client */
  removeAll(client) {
    for (const name of [...client.subscriptions.keys()]) this.remove(client, name);
  }

  /** The clients that wait for an author, as they are now. @param {string} author */
  of(author) {
    return [...(this.#watchers.get(author)?.keys() ?? [])];
  }
}

/**
 * @typedef {import('./filter.mjs').Filter} Filter
 * @typedef {{ subscriptions: Map<string, readonly Filter[]> }} Reader
 */
