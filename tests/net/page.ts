/** The same peer as a page: the test calls `start`, and is notified of every change through `told`. */
import { Mesh } from '../../src/lib/net/mesh/mesh.ts';
import { enter, type PeerSetup, type PeerState } from './room.ts';

declare const told: (state: PeerState) => void;

export interface LabPage {
  start(setup: PeerSetup): Promise<void>;
  say(name: string, value: string): void;
}

let speak: (name: string, value: string) => void = () => undefined;

const lab: LabPage = {
  async start(setup) {
    speak = await enter(setup, new Mesh({ iceServers: setup.iceServers }), (state) => told(state));
  },
  say: (name, value) => speak(name, value)
};
Object.assign(globalThis, { lab });
