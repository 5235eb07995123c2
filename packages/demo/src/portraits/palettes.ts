/** Colour of all outlines: the brand's aubergine black. */
export const INK = '#24131c';

/** Colours of a scene, from the light background to the dark foreground. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  deep: string;
  /** Lights: sun, moon, lamps, foam. */
  glow: string;
  /** Accent for a small detail. */
  spot: string;
}

/** Palettes of the scenes: tints of the brand's colours paper, aubergine, lagoon, vermilion and saffron. */
export const PALETTES = {
  lagoon: {
    skyTop: '#e6efec',
    skyLow: '#c2dcdd',
    far: '#9fc6cb',
    mid: '#6fa6b2',
    near: '#3f8094',
    deep: '#24586c',
    glow: '#fdf3dc',
    spot: '#e0a422',
  },
  morning: {
    skyTop: '#fdf1d6',
    skyLow: '#f7d995',
    far: '#eec36c',
    mid: '#dca543',
    near: '#b98026',
    deep: '#85571c',
    glow: '#fffaf0',
    spot: '#c8371f',
  },
  dusk: {
    skyTop: '#f9ddc9',
    skyLow: '#f2b596',
    far: '#e49274',
    mid: '#cf6b4f',
    near: '#a64735',
    deep: '#742d2a',
    glow: '#fff2d8',
    spot: '#e0a422',
  },
  rose: {
    skyTop: '#f8e3df',
    skyLow: '#eec2bd',
    far: '#dd9f9f',
    mid: '#c47a80',
    near: '#9c4f60',
    deep: '#6b3148',
    glow: '#fff6ea',
    spot: '#c8371f',
  },
  evening: {
    skyTop: '#e9dde6',
    skyLow: '#cdb6cb',
    far: '#b094b0',
    mid: '#876989',
    near: '#5e4263',
    deep: '#3d2433',
    glow: '#fbe7b8',
    spot: '#e0a422',
  },
  olive: {
    skyTop: '#f1f1dd',
    skyLow: '#dae1bd',
    far: '#b9c898',
    mid: '#8fa76d',
    near: '#658152',
    deep: '#3f5a3c',
    glow: '#fff8e2',
    spot: '#c8371f',
  },
  blue: {
    skyTop: '#e2e8f3',
    skyLow: '#bccbe6',
    far: '#97acd3',
    mid: '#6d86b6',
    near: '#4a6196',
    deep: '#2d3e6b',
    glow: '#fceabf',
    spot: '#e0a422',
  },
  paper: {
    skyTop: '#fbf7f2',
    skyLow: '#f1e5d6',
    far: '#e2cfb8',
    mid: '#cdb094',
    near: '#a78468',
    deep: '#6d5043',
    glow: '#ffffff',
    spot: '#2b6e86',
  },
} as const satisfies Record<string, Palette>;

/** Name of a palette. */
export type PaletteName = keyof typeof PALETTES;
