import type { PointProblem } from './point.ts';

/** Source of a text, in the terms of its kind of point; opaque to all other code. */
export type Source = object;

export interface PipeEvents {
  heard(text: string, source: Source): void;
  /** The pipe opened, closed, or has a different problem. */
  changed(): void;
}

/** A pipe for texts between all peers at the same place of one public meeting point. */
export interface PointPipe {
  /** Texts can be sent and received. */
  readonly up: boolean;
  readonly problem: PointProblem | null;
  /** Connects, and reconnects whenever the connection ends, until closed. */
  open(events: PipeEvents): void;
  /** Broadcasts a text or, where the point supports it, sends it only to the source `to`. */
  send(text: string, to: Source | null): void;
  refresh(fromScratch: boolean): void;
  close(): void;
}
