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
  /** The approved picture is kept; of the others only a fingerprint, which tells a changed pixel just as well. */
  kept: boolean;
}

/**
 * What every sheet is compared in: both brands in both modes, the rings of the keyboard focus, and forced colours. One brand after the other: a sheet may be higher in the next.
 */
export const faces: readonly Face[] = [
  { id: 'velluto-light', brand: 'velluto', mode: 'light', pose: 'rest', kept: true },
  { id: 'velluto-light-focus', brand: 'velluto', mode: 'light', pose: 'focus', kept: false },
  { id: 'velluto-light-forced', brand: 'velluto', mode: 'light', pose: 'forced', kept: false },
  { id: 'velluto-dark', brand: 'velluto', mode: 'dark', pose: 'rest', kept: false },
  { id: 'nordlys-light', brand: 'nordlys', mode: 'light', pose: 'rest', kept: false },
  { id: 'nordlys-dark', brand: 'nordlys', mode: 'dark', pose: 'rest', kept: true },
];

/** The same for Chromatic, which cannot hold a pose: every brand in every mode, as values of the toolbar. */
export const chromaticModes = Object.fromEntries(
  faces.filter(face => face.pose === 'rest').map(({ id, brand, mode }) => [id, { brand, mode }]),
);
