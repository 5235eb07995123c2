import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { bookshelf, cafe, gallery } from './indoors.ts';
import { hills, leaves, lemons } from './land.ts';
import { rays, scallops, terrazzo, tiles } from './patterns.ts';
import { arches, city, quay, rooftops } from './town.ts';
import { train } from './train.ts';
import { lake, lido, sea } from './water.ts';

/** Draws a scene of 800 × 1000; the sky's gradient is already behind it. */
export type DrawScene = (random: Random, palette: Palette) => string;

/** All scenes. */
export const SCENES = {
  sea,
  lido,
  lake,
  hills,
  leaves,
  lemons,
  city,
  rooftops,
  arches,
  quay,
  cafe,
  bookshelf,
  train,
  gallery,
  scallops,
  tiles,
  terrazzo,
  rays,
} as const satisfies Record<string, DrawScene>;

/** Name of a scene. */
export type SceneName = keyof typeof SCENES;
