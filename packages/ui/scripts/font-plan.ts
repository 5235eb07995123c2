/** A face to make: which files it comes from and how much of it is kept. */
export interface FacePlan {
  brand: 'velluto' | 'nordlys';
  family: string;
  style: 'normal' | 'italic';
  /** Value of `font-weight` in CSS; a range for variable faces. */
  weight: string;
  /** File of @fontsource-variable, without folder; `SCRIPT` is replaced by `latin` and `latin-ext`. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Axis values at which the metrics of the fallback fonts are measured. */
  measured: Record<string, number>;
  /** Installed fonts that serve as fallback, the most common one first. */
  fallbacks: InstalledFont[];
}

/** A font of the device, with the fonts of the same widths. */
interface InstalledFont {
  /** End of the fallback's name, as in `Nunito on Arial`. */
  name: string;
  /** Full names and PostScript names: browsers look for either. */
  local: string[];
  /** Mean advance of running text in em, as `readMetrics` measures it. */
  width: number;
}

const sans: InstalledFont[] = [
  { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo-Regular'], width: 0.4441 },
  { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], width: 0.4479 },
  { name: 'DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], width: 0.5126 },
];
const serif: InstalledFont[] = [
  { name: 'Georgia', local: ['Georgia', 'Gelasio', 'Gelasio-Regular'], width: 0.4451 },
  { name: 'Noto', local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.486 },
  { name: 'DejaVu', local: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5184 },
];

export const faces: FacePlan[] = [
  {
    brand: 'velluto',
    family: 'Newsreader',
    style: 'normal',
    weight: '400',
    source: 'newsreader/files/newsreader-SCRIPT-opsz-normal.woff2',
    axes: { opsz: 36, wght: 400 },
    measured: { opsz: 36, wght: 400 },
    fallbacks: serif,
  },
  {
    brand: 'velluto',
    family: 'Newsreader',
    style: 'italic',
    weight: '400',
    source: 'newsreader/files/newsreader-SCRIPT-opsz-italic.woff2',
    axes: { opsz: 36, wght: 400 },
    measured: { opsz: 36, wght: 400 },
    fallbacks: serif,
  },
  {
    brand: 'velluto',
    family: 'Hanken Grotesk',
    style: 'normal',
    weight: '400 700',
    source: 'hanken-grotesk/files/hanken-grotesk-SCRIPT-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    measured: { wght: 430 },
    fallbacks: sans,
  },
  {
    brand: 'nordlys',
    family: 'Nunito',
    style: 'normal',
    weight: '400 900',
    source: 'nunito/files/nunito-SCRIPT-wght-normal.woff2',
    axes: { wght: { min: 400, max: 900 } },
    measured: { wght: 460 },
    fallbacks: sans,
  },
];

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters kept, by script, with the range that tells browsers when to load the file. */
export const scripts = {
  latin: {
    text: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰‹›€™−×←→↗\u2009\u202f`,
    range:
      'U+20-7E, U+A0-FF, U+152-153, U+178, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2030, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2197, U+2212',
  },
  'latin-ext': {
    text: `${span(0x100, 0x151)}${span(0x154, 0x177)}${span(0x179, 0x17f)}ȘșȚțẞ`,
    range: 'U+100-151, U+154-177, U+179-17F, U+218-21B, U+1E9E',
  },
} as const;
