import { createRandom } from '../random.ts';
import type { Expression } from './face.ts';
import { createLook } from './looks.ts';
import { INK, PALETTES, type PaletteName } from './palettes.ts';
import type { Head } from './peeps.ts';
import { personSvg } from './person.ts';
import { SCENES, type SceneName } from './scenes/index.ts';
import { gradient, group, HEIGHT, mix, n, path, rect, WIDTH } from './svg.ts';

/** How large the person is in the picture. */
export type Crop = 'portrait' | 'close' | 'wide';
/** All crops. */
export const CROPS = ['portrait', 'close', 'wide'] as const satisfies readonly Crop[];

/** Everything that decides a picture. */
export interface PortraitOptions {
  /** The same seed, gender and age give the same person. */
  seed: string;
  gender: 'male' | 'female';
  /** Whole years. */
  age: number;
  scene: SceneName;
  palette: PaletteName;
  crop: Crop;
  expression: Expression;
  /** Which of the person's outfits, 0 to 2. */
  outfit: number;
  /** Whether the person is mirrored and looks to the left. */
  mirrored: boolean;
  /** Whether the person wears sunglasses, for pictures outdoors. */
  sunglasses: boolean;
}

/** Scale of the person, and the point of the drawing (`from`) that is placed at a point of the picture (`to`). */
const FRAMES: Record<Crop, { scale: number; from: [number, number]; to: [number, number] }> = {
  portrait: { scale: 1.0, from: [384, 330], to: [400, 424] },
  close: { scale: 1.28, from: [412, 330], to: [400, 392] },
  wide: { scale: 0.78, from: [340, 1205], to: [400, 1030] },
};
/** Heads with hair or hats that a close crop would cut off. */
const VOLUMINOUS: readonly Head[] = ['afro', 'longAfro', 'longCurly', 'hatHip', 'bun', 'bun2', 'dreads1'];
/** Centre of the face in the drawing. */
const FACE = { x: 425, y: 400 };

interface Placement {
  scale: number;
  x: number;
  y: number;
  tilt: number;
  mirrored: boolean;
}

function placement(options: PortraitOptions): Placement {
  const { head } = createLook(options).person;
  const random = createRandom(`frame:${options.seed}:${options.scene}:${options.crop}`);
  const frame = FRAMES[options.crop === 'close' && VOLUMINOUS.includes(head) ? 'portrait' : options.crop];
  const shift = options.crop === 'wide' ? random.int(-90, 90) : random.int(-26, 26);
  return {
    scale: frame.scale,
    x: frame.to[0] - frame.from[0] * frame.scale + shift,
    y: frame.to[1] - frame.from[1] * frame.scale + random.int(-8, 14),
    tilt: options.crop === 'wide' ? random.between(-1.2, 1.2) : random.between(-3.2, 3.2),
    mirrored: options.mirrored,
  };
}

/** Point that must stay visible when the picture is cropped, 0 to 1 from the left and the top: the middle of the face. */
export function portraitFocus(options: PortraitOptions): { x: number; y: number } {
  const { scale, x, y, mirrored } = placement(options);
  const left = (FACE.x * scale + x) / WIDTH;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(mirrored ? 1 - left : left), y: round((FACE.y * scale + y) / HEIGHT) };
}

/** SVG of a person in front of a scene, in 4:5. The same options give the same text. */
export function portraitSvg(options: PortraitOptions): string {
  const palette = PALETTES[options.palette];
  const look = createLook(options);
  const outfit = look.outfits[options.outfit % look.outfits.length];
  if (!outfit) throw new Error('A look has outfits');
  const person = options.sunglasses ? { ...look.person, glasses: 'sunglasses2' as const } : look.person;
  const place = placement(options);
  const scene = SCENES[options.scene](createRandom(`scene:${options.seed}:${options.scene}`), palette);
  const body = group(
    `translate(${n(place.x)} ${n(place.y)}) scale(${place.scale}) rotate(${n(place.tilt)} 390 640)`,
    personSvg(person, outfit, options.expression),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${gradient('sky', palette.skyTop, palette.skyLow)}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    scene,
    // darkens the lower third of the scene, over which pages show the name
    path('M0 700H800V1000H0Z', mix(palette.near, INK, 0.1), 'opacity="0.18"'),
    options.mirrored ? group(`translate(${WIDTH} 0) scale(-1 1)`, body) : body,
    '</svg>',
  ].join('');
}
