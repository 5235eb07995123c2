import type { StoryAxes } from './StoryFrame.tsx';

/** One of the appearances in which a contact sheet is photographed: brand, mode, state and window. */
export interface Appearance extends Required<Pick<StoryAxes, 'brand' | 'mode'>> {
  /** Part of the file name of the approved picture, so it must never be renamed. */
  id: string;
  /**
   * `focus` shows the keyboard focus on every element that can take it, `forced` does so in forced-colours mode, where the
   * system chooses the colours.
   */
  state: 'rest' | 'focus' | 'forced';
  /**
   * Whether the approved picture itself is committed, or only its fingerprint, which is enough to notice a changed pixel.
   * The files of sheets full of photos are large: `when light` keeps a picture only if its file is small.
   */
  kept: 'always' | 'when light' | 'never';
  /** Width of the window in pixels; 1200 where it is left out. */
  width?: number;
  /** Smallest height of the window in pixels, for pages that fill the window, such as a conversation. */
  lowest?: number;
}

const vellutoLight: Appearance = {
  id: 'velluto-light',
  brand: 'velluto',
  mode: 'light',
  state: 'rest',
  kept: 'always',
};

const nordlysDark: Appearance = {
  id: 'nordlys-dark',
  brand: 'nordlys',
  mode: 'dark',
  state: 'rest',
  kept: 'when light',
};

/**
 * Appearances of every sheet: both brands in both modes, the focus rings, and forced colours. Appearances of one brand follow each
 * other, because the height is measured once a brand. Forced colours come last: Chromium may keep them in the lines of a
 * table afterwards.
 */
const sheetAppearances: readonly Appearance[] = [
  { id: 'nordlys-light', brand: 'nordlys', mode: 'light', state: 'rest', kept: 'never' },
  nordlysDark,
  { id: 'velluto-dark', brand: 'velluto', mode: 'dark', state: 'rest', kept: 'never' },
  vellutoLight,
  { id: 'velluto-light-focus', brand: 'velluto', mode: 'light', state: 'focus', kept: 'never' },
  { id: 'velluto-light-forced', brand: 'velluto', mode: 'light', state: 'forced', kept: 'never' },
];

const phone = { width: 390, lowest: 800 };

/** Appearances of whole pages: on a phone and a desktop, and few others, since other sheets show their components in all appearances. */
const screenAppearances: readonly Appearance[] = [
  { ...nordlysDark, id: 'nordlys-dark-phone', kept: 'never', ...phone },
  { ...vellutoLight, id: 'velluto-light-phone', kept: 'when light', ...phone },
  { ...vellutoLight, id: 'velluto-light-desktop', kept: 'never', lowest: 800 },
];

/** All appearances. */
export const appearances: readonly Appearance[] = [...sheetAppearances, ...screenAppearances];

/** The appearances of an ordinary run: each brand and each mode once, and the focus rings. */
const usual = new Set(['nordlys-dark', 'velluto-light', 'velluto-light-focus']);
/** A page adds hardly any colour to its components: only its layout can be wrong, so two widths are enough. */
const usualOfScreens = new Set(['velluto-light-phone', 'velluto-light-desktop']);

/** All other components use those of Base, so the rules for forced colours are checked there. */
const usualOfBase = new Set([...usual, 'velluto-light-forced']);

/**
 * The appearances in which a story is photographed, by its id: all of them if `all` is set, and for Foundations, which show every
 * value of a brand in each mode.
 */
export function appearancesOf(story: string, all: boolean): readonly Appearance[] {
  const isScreen = story.startsWith('screens-');
  const every = isScreen ? screenAppearances : sheetAppearances;
  if (all || story.startsWith('foundations-')) return every;
  const chosen = isScreen ? usualOfScreens : story.startsWith('base-') ? usualOfBase : usual;
  return every.filter(({ id }) => chosen.has(id));
}

/** The same for Chromatic, which cannot force the focus: every brand in every mode, as values of the toolbar. */
export const chromaticModes = Object.fromEntries(
  sheetAppearances
    .filter(appearance => appearance.state === 'rest')
    .map(({ id, brand, mode }) => [id, { brand, mode }]),
);

/** Chromatic's modes of whole pages. */
export const screenModes = Object.fromEntries(
  screenAppearances.map(({ id, brand, mode, width = 1200 }) => [id, { brand, mode, viewport: { width } }]),
);
