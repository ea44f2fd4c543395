import type { PointProblem } from './point.ts';

/** Where a text came from, in the words of its kind of point; opaque to everybody else. */
export type Source = object;

export interface PipeEvents {
  heard(text: string, source: Source): void;
  /** It came up, went down, or is troubled in another way. */
  changed(): void;
}

/** Texts between all who know the same place at one public meeting point. */
export interface PointPipe {
  /** Texts can be sent and are heard. */
  readonly up: boolean;
  readonly problem: PointProblem | null;
  /** Connects, and again whenever the connection ends, until closed. */
  open(events: PipeEvents): void;
  /** To everybody, or, where the point can, only to where `to` came from. */
  send(text: string, to: Source | null): void;
  refresh(fromScratch: boolean): void;
  close(): void;
}
