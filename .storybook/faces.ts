import type { StoryAxes } from './StoryFrame.tsx';

/** One way to photograph a contact sheet. */
export interface Face extends Required<Pick<StoryAxes, 'brand' | 'mode'>> {
  /** Names the approved picture; never renamed. */
  id: string;
  /**
   * `focus` shows the keyboard focus on everything that can take it, `forced` does so in the system's own colours
   * (forced-colours mode).
   */
  pose: 'rest' | 'focus' | 'forced';
  /**
   * Whether the approved picture itself is kept, or only its fingerprint, which tells a changed pixel just as well. A few
   * sheets full of photos would weigh as much as all others: of these only the face kept always is.
   */
  kept: 'always' | 'when light' | 'never';
}

/**
 * What every sheet is compared in: both brands in both modes, the rings of the keyboard focus, and forced colours. One
 * brand after the other: a sheet may be higher in the next. Forced colours last: Chromium may leave them behind in the
 * lines of a table.
 */
export const faces: readonly Face[] = [
  { id: 'nordlys-light', brand: 'nordlys', mode: 'light', pose: 'rest', kept: 'never' },
  { id: 'nordlys-dark', brand: 'nordlys', mode: 'dark', pose: 'rest', kept: 'when light' },
  { id: 'velluto-dark', brand: 'velluto', mode: 'dark', pose: 'rest', kept: 'never' },
  { id: 'velluto-light', brand: 'velluto', mode: 'light', pose: 'rest', kept: 'always' },
  { id: 'velluto-light-focus', brand: 'velluto', mode: 'light', pose: 'focus', kept: 'never' },
  { id: 'velluto-light-forced', brand: 'velluto', mode: 'light', pose: 'forced', kept: 'never' },
];

/** The same for Chromatic, which cannot hold a pose: every brand in every mode, as values of the toolbar. */
export const chromaticModes = Object.fromEntries(
  faces.filter(face => face.pose === 'rest').map(({ id, brand, mode }) => [id, { brand, mode }]),
);
