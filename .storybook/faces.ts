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
  /** Width of the window in pixels; 1200 where it is left out. */
  width?: number;
  /** The window is at least so many pixels high: a conversation fills it. */
  lowest?: number;
}

const vellutoLight: Face = {
  id: 'velluto-light',
  brand: 'velluto',
  mode: 'light',
  pose: 'rest',
  kept: 'always',
};

const nordlysDark: Face = {
  id: 'nordlys-dark',
  brand: 'nordlys',
  mode: 'dark',
  pose: 'rest',
  kept: 'when light',
};

/**
 * What every sheet is compared in: both brands in both modes, the rings of the keyboard focus, and forced colours. One
 * brand after the other: a sheet may be higher in the next. Forced colours last: Chromium may leave them behind in the
 * lines of a table.
 */
const sheetFaces: readonly Face[] = [
  { id: 'nordlys-light', brand: 'nordlys', mode: 'light', pose: 'rest', kept: 'never' },
  nordlysDark,
  { id: 'velluto-dark', brand: 'velluto', mode: 'dark', pose: 'rest', kept: 'never' },
  vellutoLight,
  { id: 'velluto-light-focus', brand: 'velluto', mode: 'light', pose: 'focus', kept: 'never' },
  { id: 'velluto-light-forced', brand: 'velluto', mode: 'light', pose: 'forced', kept: 'never' },
];

const phone = { width: 390, lowest: 800 };

/** Whole pages, which look different on a phone and are made of what the other sheets show in all faces. */
const screenFaces: readonly Face[] = [
  { ...nordlysDark, id: 'nordlys-dark-phone', kept: 'never', ...phone },
  { ...vellutoLight, id: 'velluto-light-phone', kept: 'when light', ...phone },
  { ...vellutoLight, id: 'velluto-light-desktop', kept: 'never', lowest: 800 },
];

/** All there are. */
export const faces: readonly Face[] = [...sheetFaces, ...screenFaces];

/** Both brands and both modes by pair, and the rings. */
const usual = new Set(['nordlys-dark', 'velluto-light', 'velluto-light-focus']);
/** A page has hardly a colour of its own: what it alone can get wrong is its layout on a width. */
const usualOfScreens = new Set(['velluto-light-phone', 'velluto-light-desktop']);

/** Everything else is made of the controls of Base: their rules for forced colours are looked at too. */
const usualOfBase = new Set([...usual, 'velluto-light-forced']);

/**
 * The faces in which a story is photographed, by its id: every one where `all` is asked for, and for Foundations, so that
 * each value of a brand is looked at in each mode.
 */
export function facesOf(story: string, all: boolean): readonly Face[] {
  const isScreen = story.startsWith('screens-');
  const every = isScreen ? screenFaces : sheetFaces;
  if (all || story.startsWith('foundations-')) return every;
  const chosen = isScreen ? usualOfScreens : story.startsWith('base-') ? usualOfBase : usual;
  return every.filter(({ id }) => chosen.has(id));
}

/** The same for Chromatic, which cannot hold a pose: every brand in every mode, as values of the toolbar. */
export const chromaticModes = Object.fromEntries(
  sheetFaces.filter(face => face.pose === 'rest').map(({ id, brand, mode }) => [id, { brand, mode }]),
);

/** The modes of whole pages. */
export const screenModes = Object.fromEntries(
  screenFaces.map(({ id, brand, mode, width = 1200 }) => [id, { brand, mode, viewport: { width } }]),
);
