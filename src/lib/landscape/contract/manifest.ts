import type { SetManifest } from '../../kernel/manifest.ts';
import type { Look } from './look.ts';
import type { LandscapeModule } from './module.ts';

/** A set of the tile game. */
export type LandscapeManifest = SetManifest<LandscapeModule, Look>;
