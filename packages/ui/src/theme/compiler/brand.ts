/** Colours that the palette is generated from: any opaque CSS colour. Colours outside sRGB lose chroma. */
export interface BrandSeeds {
  /** Background of the light mode. */
  paper: string;
  /** Text of the light mode. */
  ink: string;
  /** Background of the dark mode. */
  night: string;
  /** Text of the dark mode. */
  cream: string;
  /** The accent colour of main actions. */
  accent: string;
  /** Coins and balances. */
  coin: string;
  /** Success, and people who are online. */
  positive: string;
  /** Warnings. */
  caution: string;
  /** Errors. */
  critical: string;
  /** Package tones p0–p3; they differ in lightness, so that they can be told apart without hue. */
  packages: readonly [string, string, string, string];
}

/** Typefaces of a brand. */
export interface BrandFonts {
  /** CSS font families of running text, first choice first, then its metric-compatible fallbacks. */
  body: string;
  /** CSS font families of names, headlines and amounts. */
  display: string;
  /** Weight of running text, 1–1000. */
  weight: number;
  /** Weight of strong text. */
  strong: number;
  /** Weight of names, headlines and amounts. */
  displayWeight: number;
  /** How the emphasised word of a headline is set. */
  emphasis: 'italic' | 'normal';
  /** Letter-spacing of headlines, in em, −0.1 to 0.2. */
  displayTracking: number;
  /** Style sheet with the `@font-face` rules, relative to the brand's file; none when the fonts come from elsewhere. */
  faces?: string;
}

/** Seeds whose solid colour may be kept as it is given, see `keep`. */
export const keepable = ['accent', 'positive', 'caution', 'critical'] as const;
export type KeepableSeed = (typeof keepable)[number];

/**
 * How people stand: `close` together like prints on a table, in lists with lines, the portraits of a match a little turned;
 * or `apart`, with rounder pictures, each row of a list a card of its own, and round portraits in a match.
 */
export type People = 'close' | 'apart';
/**
 * Light on scenes: `none`, an `aurora` in the accent and the package colours on dark ones such as a match, or `velvet`: the
 * home page, landing pages, swiping and a match are a dark curtain under warm light in both modes.
 */
export type SceneLight = 'none' | 'aurora' | 'velvet';
/** Where words stand on landing pages and in a match: at the `start` of the line or in the `center`. */
export type SceneAlign = 'start' | 'center';
/** How things move: `swift` ones arrive at once and brake, `calm` ones take their time and glide. */
export type Pace = 'swift' | 'calm';

/** Everything that a brand's style sheet is compiled from. */
export interface CompleteBrand {
  /** Value of `data-vl-brand`: small letters, digits and hyphens. */
  id: string;
  /** Name as people read it; the wordmark. */
  name: string;
  seeds: BrandSeeds;
  fonts: BrandFonts;
  /** 0 (sharp, like print) to 1 (round). */
  shape: number;
  /** CSS filter for photos in lists; photos on the profile have none. */
  photoTreatment: string;
  people: People;
  light: SceneLight;
  align: SceneAlign;
  pace: Pace;
  /**
   * Seeds whose buttons and badges keep exactly this colour, although they stand out less from the page than they would.
   * Their labels become dark or white, whichever can be read; texts and edges in the colour still meet every requirement.
   */
  keep?: readonly KeepableSeed[];
}

/**
 * What a white-label operator writes: an id, a name and one colour are enough. `completeBrand` fills in what is left
 * out; colours are derived from `seeds.accent`.
 */
export interface BrandInput extends Pick<CompleteBrand, 'id' | 'name'> {
  seeds: Pick<BrandSeeds, 'accent'> & Partial<BrandSeeds>;
  fonts?: Partial<BrandFonts>;
  shape?: number;
  photoTreatment?: string;
  people?: People;
  light?: SceneLight;
  align?: SceneAlign;
  pace?: Pace;
  keep?: readonly KeepableSeed[];
}

/** Type-checks a brand where it is written. */
export const defineBrand = (brand: BrandInput): BrandInput => brand;
