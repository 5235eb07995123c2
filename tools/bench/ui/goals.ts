import type { LibraryName } from './build.ts';

/** A metric that is measured for every library. */
export interface Metric {
  name: string;
  /** Decimals in the table. */
  digits: number;
  /** Goal in `PhotoGrid`: at most this many times the value of the floor. */
  ratio?: number;
  /** Goal in a site's own grid: at most this many times the value of the floor. */
  ownGrid?: number;
  /** Goal: at most this value. */
  limit?: number;
}

/** What a grid may cost, in times of the floor: simple code comes before speed. */
const most = 2.5;

/** The metrics with their goals. */
export const metrics = {
  button: { name: 'button: JS and CSS, kB br', digits: 2, limit: 2.5 },
  six: { name: 'six components: JS and CSS, kB br', digits: 1, limit: 34 },
  start: { name: 'their provider, theme and reset besides, kB br', digits: 1 },
  mountCold: { name: 'mount, cold, ms', digits: 0, ratio: most, ownGrid: most },
  mountWarm: { name: 'mount, warm, ms', digits: 0, ratio: most, ownGrid: most },
  update: { name: 'like every tenth, ms', digits: 1, ratio: most },
  renderAll: { name: 'render all again, ms', digits: 1, ratio: most, ownGrid: most },
  dialogFirst: { name: 'first dialog over the grid, ms', digits: 1, ratio: most, ownGrid: most },
  dialogAgain: { name: 'later dialogs, ms', digits: 1, ratio: most, ownGrid: most },
  likeClick: { name: 'like click, 4 × CPU, ms', digits: 0, limit: 56, ownGrid: most },
  heap: { name: 'heap, MB', digits: 2, ratio: most },
  elements: { name: 'elements', digits: 0 },
  html: { name: 'HTML of the server, kB', digits: 0, ratio: most },
  server: { name: 'renderToString, ms', digits: 1, ratio: most, ownGrid: most },
  installed: { name: 'installed, MB', digits: 1, limit: 4 },
} satisfies Record<string, Metric>;
export type MetricName = keyof typeof metrics;

/** Values of one round by library. Sizes, which do not vary, are in a round of their own. */
export type Round = Map<LibraryName, Partial<Record<MetricName, number>>>;
