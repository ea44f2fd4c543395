/** Events in files: what tests watch of it. */
export declare class EventStore {
  read(author: string, isWanted: (name: string, created_at: number) => boolean): AsyncGenerator<string>;
}
