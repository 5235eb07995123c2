/** Colours a brand is grown from: any opaque CSS colour. What sRGB cannot show loses chroma. */
export interface BrandSeeds {
  /** Ground of the light mode. */
  paper: string;
  /** Text of the light mode. */
  ink: string;
  /** Ground of the dark mode. */
  night: string;
  /** Text of the dark mode. */
  cream: string;
  /** The one colour that moves the story on. */
  accent: string;
  /** Coins and balances. */
  coin: string;
  /** Someone is there, something worked. */
  positive: string;
  /** Something wants a second look. */
  caution: string;
  /** Something went wrong. */
  critical: string;
  /** Package tones p0–p3; a ladder of lightness, so that they differ without hue too. */
  packages: readonly [string, string, string, string];
}

/** What a white-label operator writes; everything else is compiled from it. */
export interface BrandInput {
  /** Value of `data-vl-brand`: small letters, digits and hyphens. */
  id: string;
  seeds: BrandSeeds;
  /** CSS font families, first choice first, then its metric-compatible stand-ins. */
  fonts: {
    body: string;
    display: string;
    /** Weight of running text, 1–1000. */
    weight: number;
    /** Weight of what is stressed. */
    strong: number;
    /** Weight of names, headlines and amounts. */
    displayWeight: number;
    /** How an emotional word in a headline is set. */
    emphasis: 'italic' | 'normal';
    /** Letter-spacing of headlines, in em, −0.1 to 0.2. */
    displayTracking: number;
    /** Style sheet with the `@font-face` rules, relative to the brand's file; none when the fonts come from elsewhere. */
    faces?: string;
  };
  /** 0 (sharp, like print) to 1 (round). */
  shape: number;
  /** CSS filter for photos in lists; the profile shows them as they are. */
  photoTreatment: string;
}

/** Keeps the literal types of a brand and checks it while typing. */
export const defineBrand = (brand: BrandInput): BrandInput => brand;
