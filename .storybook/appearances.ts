import type { StoryAxes } from './StoryFrame.tsx';

/** One of the appearances in which a contact sheet is photographed: the choices of the toolbar, a state and a window. */
export interface Appearance extends StoryAxes {
  /** Key of the approved fingerprint, so it must never be renamed. */
  id: string;
  brand: string;
  mode: string;
  /**
   * `focus` shows the keyboard focus on every element that can take it, `forced` does so in forced-colours mode, where the
   * system chooses the colours.
   */
  state: 'rest' | 'focus' | 'forced';
  /** What the appearance shows beside brand and mode, in the words of the report. */
  shows?: string;
  /** Width of the window in pixels; 1200 where it is left out. */
  width?: number;
  /** Smallest height of the window in pixels, for pages that fill the window, such as a conversation. */
  lowest?: number;
}

const vellutoLight: Appearance = { id: 'velluto-light', brand: 'velluto', mode: 'light', state: 'rest' };
const nordlysDark: Appearance = { id: 'nordlys-dark', brand: 'nordlys', mode: 'dark', state: 'rest' };

/**
 * Appearances of every sheet: both brands in both modes; one in a window, language, direction and density other than all
 * others, so that each of these is in some picture; the focus rings; and forced colours. Appearances of one brand follow
 * each other, because the height is measured once a brand. Other windows come after, because they move what is scrolled.
 * Forced colours come last: Chromium may keep them in the lines of a table afterwards.
 */
const sheetAppearances: readonly Appearance[] = [
  { id: 'nordlys-light', brand: 'nordlys', mode: 'light', state: 'rest' },
  nordlysDark,
  { id: 'velluto-dark', brand: 'velluto', mode: 'dark', state: 'rest' },
  vellutoLight,
  { ...vellutoLight, id: 'velluto-light-focus', state: 'focus', shows: 'keyboard focus' },
  {
    id: 'nordlys-light-phone-rtl',
    brand: 'nordlys',
    mode: 'light',
    state: 'rest',
    direction: 'rtl',
    density: 'compact',
    width: 390,
    shows: 'phone, right to left, compact',
  },
  {
    id: 'velluto-dark-tablet-german',
    brand: 'velluto',
    mode: 'dark',
    state: 'rest',
    locale: 'de',
    density: 'touch',
    width: 800,
    shows: 'tablet, German, touch',
  },
  {
    ...vellutoLight,
    id: 'velluto-light-forced',
    state: 'forced',
    shows: 'forced colours with keyboard focus',
  },
];

const phone = { width: 390, lowest: 800, shows: 'phone' };

/**
 * Appearances of whole pages: in a window between each two breakpoints, and few others, since other sheets show their
 * components in all appearances.
 */
const screenAppearances: readonly Appearance[] = [
  { ...nordlysDark, id: 'nordlys-dark-phone', ...phone },
  { ...vellutoLight, id: 'velluto-light-phone', ...phone },
  { ...vellutoLight, id: 'velluto-light-large-phone', width: 640, lowest: 800, shows: 'large phone' },
  { ...vellutoLight, id: 'velluto-light-tablet', width: 800, lowest: 800, shows: 'tablet' },
  { ...vellutoLight, id: 'velluto-light-laptop', width: 1000, lowest: 800, shows: 'laptop' },
  { ...vellutoLight, id: 'velluto-light-desktop', lowest: 800, shows: 'desktop' },
];

/** All appearances. */
export const appearances: readonly Appearance[] = [...sheetAppearances, ...screenAppearances];

/** The appearances of an ordinary run: each brand, mode, window, language, direction and density once, and the focus rings. */
const usual = new Set([
  'nordlys-dark',
  'nordlys-light-phone-rtl',
  'velluto-dark-tablet-german',
  'velluto-light',
  'velluto-light-focus',
]);
/** A page adds hardly any colour to its components: only its layout can be wrong, so two widths are enough. */
const usualOfScreens = new Set(['velluto-light-phone', 'velluto-light-desktop']);

/** All other components use those of Base, so the rules for forced colours are checked there. */
const usualOfBase = new Set([...usual, 'velluto-light-forced']);

/** Whether a story shows a whole page, by its id. */
export const isScreen = (story: string): boolean => story.startsWith('screens-');

/**
 * The appearances in which a story is photographed, by its id: all of them if `all` is set, and for Foundations, which show every
 * value of a brand in each mode.
 */
export function appearancesOf(story: string, all: boolean): readonly Appearance[] {
  const every = isScreen(story) ? screenAppearances : sheetAppearances;
  if (all || story.startsWith('foundations-')) return every;
  const chosen = isScreen(story) ? usualOfScreens : story.startsWith('base-') ? usualOfBase : usual;
  return every.filter(({ id }) => chosen.has(id));
}

/** An appearance as a mode of Chromatic: values of the toolbar, the window, and the states that its addons force. */
function chromaticMode({ id, state, width, lowest: _, shows: __, ...axes }: Appearance) {
  return [
    id,
    {
      ...axes,
      ...(width && { viewport: { width } }),
      ...(state === 'focus' && { pseudo: { focusVisible: true } }),
      ...(state === 'forced' && { forcedColors: 'active' }),
    },
  ] as const;
}

/** Modes in which Chromatic photographs sheets: the appearances of an ordinary run, and forced colours. */
export const chromaticModes = Object.fromEntries(
  sheetAppearances.filter(({ id }) => usualOfBase.has(id)).map(chromaticMode),
);

/** Modes of whole pages; those of the sheets, which Chromatic would add, are off. */
export const screenModes = {
  ...Object.fromEntries(Object.keys(chromaticModes).map(id => [id, { disable: true }])),
  ...Object.fromEntries(screenAppearances.filter(({ id }) => usualOfScreens.has(id)).map(chromaticMode)),
};
