import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { INK } from './palettes.ts';

/** Hair and hats of Open Peeps. */
export type Head =
  | 'afro'
  | 'bangs'
  | 'bangs2'
  | 'bun'
  | 'bun2'
  | 'cornrows'
  | 'cornrows2'
  | 'dreads1'
  | 'dreads2'
  | 'flatTop'
  | 'grayBun'
  | 'grayMedium'
  | 'grayShort'
  | 'hatBeanie'
  | 'hatHip'
  | 'hijab'
  | 'long'
  | 'longAfro'
  | 'longBangs'
  | 'longCurly'
  | 'medium1'
  | 'medium2'
  | 'medium3'
  | 'mediumBangs'
  | 'mediumBangs2'
  | 'mediumBangs3'
  | 'mediumStraight'
  | 'noHair1'
  | 'noHair2'
  | 'noHair3'
  | 'pomp'
  | 'shaved1'
  | 'shaved2'
  | 'shaved3'
  | 'short1'
  | 'short2'
  | 'short3'
  | 'short4'
  | 'short5'
  | 'turban'
  | 'twists'
  | 'twists2';
/** Beards and moustaches of Open Peeps. */
export type FacialHair =
  | 'chin'
  | 'full'
  | 'full2'
  | 'full3'
  | 'full4'
  | 'goatee1'
  | 'goatee2'
  | 'moustache5'
  | 'moustache6'
  | 'moustache7'
  | 'moustache9';
/** Glasses of Open Peeps. */
export type Glasses =
  | 'glasses'
  | 'glasses2'
  | 'glasses3'
  | 'glasses4'
  | 'glasses5'
  | 'sunglasses'
  | 'sunglasses2';

/** One outline of a drawing. */
export interface Shape {
  d: string;
  /** What the shape shows, which decides its colour. `contrast` is hair inside an outline of ink. */
  role: 'skin' | 'clothing' | 'contrast' | 'ink' | 'white';
}

/** A person in layers, from the back to the front; each layer has its own coordinates (see `LAYER_TRANSFORM`). */
export interface PeepLayers {
  torso: Shape[];
  head: Shape[];
  facialHair: Shape[];
  glasses: Shape[];
}

/** Where DiceBear puts the layers on its 704 × 704 board. */
export const LAYER_TRANSFORM = {
  head: 'matrix(.99789 0 0 1 156 62)',
  face: 'translate(315 248)',
  facialHair: 'translate(279 400)',
  glasses: 'translate(203 303)',
} as const;

// colours that DiceBear is asked to draw with, so that the role of each shape can be read from its fill
const MARK = { skin: '010203', clothing: '040506', contrast: '070809' };

function role(fill: string): Shape['role'] {
  if (fill === `#${MARK.skin}`) return 'skin';
  if (fill === `#${MARK.clothing}`) return 'clothing';
  if (fill === `#${MARK.contrast}`) return 'contrast';
  return /^#fff(fff)?$/i.test(fill) ? 'white' : 'ink';
}

/** Reads the shapes of a layer; a path without a fill inherits that of its group. */
function shapes(svg: string): Shape[] {
  const result: Shape[] = [];
  const groups: string[] = [INK];
  for (const [tag] of svg.matchAll(/<\/?(?:g|path)\b[^>]*>/g)) {
    const fill = /\bfill="([^"]*)"/.exec(tag)?.[1] ?? groups.at(-1) ?? INK;
    if (tag === '</g>') groups.pop();
    else if (tag.startsWith('<g')) groups.push(fill);
    else
      result.push({
        d: /\bd="([^"]*)"/.exec(tag)?.[1] ?? '',
        role: role(fill),
      });
  }
  return result;
}

/**
 * Reads the layers of a drawn person of Open Peeps. The face is left out: `face.ts` composes it.
 * @throws Error when DiceBear's drawing no longer has the layers we know
 */
export function peepLayers(head: Head, facialHair?: FacialHair, glasses?: Glasses): PeepLayers {
  const svg = createAvatar(openPeeps, {
    head: [head],
    face: ['smile'],
    facialHair: facialHair ? [facialHair] : [],
    facialHairProbability: facialHair ? 100 : 0,
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [MARK.skin],
    clothingColor: [MARK.clothing],
    headContrastColor: [MARK.contrast],
  }).toString();
  const body = svg.slice(svg.indexOf('<g fill-rule="evenodd"'));
  const parts = body.split(
    /<g transform="(?:matrix\(\.99789 0 0 1 156 62\)|translate\((?:315 248|279 400|179 343|203 303)\))">/,
  );
  const [torso, headPart, , facialHairPart, , glassesPart] = parts;
  if (parts.length !== 6 || !torso || !headPart)
    throw new Error('The drawing of Open Peeps changed its layers');
  return {
    torso: shapes(torso),
    head: shapes(headPart),
    facialHair: shapes(facialHairPart ?? ''),
    glasses: shapes(glassesPart ?? ''),
  };
}
