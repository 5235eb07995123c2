import type { Library } from './library.ts';
import { PlainGrid } from './plain-grid.tsx';
import { library as velluto } from './velluto.tsx';

/** Velluto's tiles and dialog in a grid of the site's own. */
export const library: Library = { ...velluto, Grid: PlainGrid };
