import { library as ownGrid } from './own-grid.tsx';
import './whole-grid.css';

/** Velluto's tiles in a grid of the site's own, also those that are not in view. */
export const library = ownGrid;
