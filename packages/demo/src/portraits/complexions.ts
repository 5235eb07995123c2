/** Hair colour, by its value in the profile. */
export type HairColour = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'bald';

/** Skin tone. */
export type Complexion = 'fair' | 'light' | 'olive' | 'brown' | 'deep';

/** Colours of each skin tone. */
export const SKIN: Record<Complexion, readonly string[]> = {
  fair: ['#fbdcc0', '#f9d3b4', '#fce3cc'],
  light: ['#f4c7a0', '#f0bf94', '#f6cfae'],
  olive: ['#e0a878', '#d99a66', '#e5b084'],
  brown: ['#b5763f', '#a9683f', '#bd7f4f'],
  deep: ['#7d5138', '#6f4833', '#8a5b3f'],
};

/** Colours of each hair colour. */
export const HAIR: Record<Exclude<HairColour, 'bald'>, readonly string[]> = {
  black: ['#2b1e2a', '#33242c'],
  brown: ['#4a3024', '#6b4228', '#7d5233', '#5a3a2e'],
  blond: ['#d9a94e', '#e2bd6e', '#c4924a', '#ecd193'],
  red: ['#a8481f', '#b85a2a', '#8f3d22'],
  grey: ['#9c9692', '#b0aaa4', '#88827f'],
  white: ['#ddd8d0', '#e8e3da'],
};

/** How often each hair colour appears with a complexion, in per cent. */
export const HAIR_BY_COMPLEXION: Record<Complexion, Partial<Record<HairColour, number>>> = {
  fair: { blond: 38, brown: 34, red: 18, black: 10 },
  light: { brown: 50, blond: 22, black: 20, red: 8 },
  olive: { brown: 46, black: 50, red: 4 },
  brown: { black: 100 },
  deep: { black: 100 },
};

/** Lipstick colours that suit a complexion. */
export const LIPS: Record<Complexion, readonly string[]> = {
  fair: ['#c23b3f', '#b2495a', '#c8564f'],
  light: ['#b83340', '#a8414f', '#c04a44'],
  olive: ['#a3323c', '#963a45', '#b04438'],
  brown: ['#8a2a34', '#7c2c3c', '#94302c'],
  deep: ['#a32f3d', '#8f2740', '#b03a35'],
};
