import { type Expression, faceSvg } from './face.ts';
import { clothPattern, garmentDetails, sleeveColour, sleeveSeams, type Wardrobe } from './garments.ts';
import { INK } from './palettes.ts';
import {
  type FacialHair,
  type Glasses,
  type Head,
  LAYER_TRANSFORM,
  peepLayers,
  type Shape,
} from './peeps.ts';
import { ellipse, group, line, mix, path, rect } from './svg.ts';

/** Features of a drawn person that are the same in all their pictures. */
export interface Person {
  head: Head;
  facialHair?: FacialHair | undefined;
  glasses?: Glasses | undefined;
  skin: string;
  hair: string;
  /** Colour of hats, scarves and hair bands. */
  headwear: string;
  lips?: string | undefined;
  lashes: boolean;
  freckles: boolean;
  earrings: boolean;
  necklace: boolean;
  /** From 0 for a young face to 1 for an old one. */
  age: number;
}

/** Heads whose dark area is cloth, not hair. */
const CLOTH_HEADS: readonly Head[] = ['hijab', 'hatHip'];
/** Heads drawn with such fine lines that they are filled with ink only. */
const FINE_HEADS: readonly Head[] = ['noHair1', 'noHair2', 'noHair3', 'turban', 'hatBeanie'];

/** A dark area filled with a colour inside an outline of ink; parts narrower than twice `edge` become all ink. */
function inset(shape: Shape, id: string, colour: string, edge: number, shine: string): string {
  return (
    `<clipPath id="${id}"><path d="${shape.d}"/></clipPath><g clip-path="url(#${id})">` +
    path(shape.d, colour) +
    shine +
    path(shape.d, 'none', `stroke="${INK}" stroke-width="${edge * 2}" stroke-linejoin="round"`) +
    '</g>'
  );
}

/** Highlight on the hair, along the curve of the head. */
const shine = (colour: string) =>
  line('M92 214C96 130 150 66 236 52', mix(colour, '#ffffff', 0.2), 26, 'opacity="0.75"') +
  line('M118 236C124 168 166 112 232 98', mix(colour, '#ffffff', 0.2), 9, 'opacity="0.6"');

function headSvg(person: Person, shapes: Shape[]): string {
  const isCloth = CLOTH_HEADS.includes(person.head);
  const colour = isCloth ? person.headwear : person.hair;
  return shapes
    .map((shape, index) => {
      if (shape.role === 'skin') return path(shape.d, person.skin);
      if (shape.role === 'clothing')
        return path(shape.d, isCloth ? mix(person.headwear, '#ffffff', 0.3) : person.headwear);
      if (shape.role === 'contrast') return path(shape.d, person.hair);
      const hasOwnColour =
        shapes.some(other => other.role === 'contrast') || FINE_HEADS.includes(person.head);
      if (hasOwnColour) return path(shape.d, INK);
      return inset(shape, `hair${index}`, colour, 8, isCloth ? '' : shine(colour));
    })
    .join('');
}

function torsoSvg(person: Person, wear: Wardrobe, shapes: Shape[]): string {
  const [skin, cloth, outline] = shapes;
  if (!skin || !cloth || !outline) throw new Error('The drawing of Open Peeps changed its torso');
  const sleeves = sleeveColour(wear);
  const body = wear.main;
  return [
    `<clipPath id="skin"><path d="${skin.d}"/></clipPath><clipPath id="cloth"><path d="${cloth.d}"/></clipPath>`,
    path(skin.d, person.skin),
    `<g clip-path="url(#skin)">${ellipse(425, 566, 128, mix(person.skin, '#7a2c26', 0.3), 62)}${
      sleeves ? rect(-120, 860, 1000, 420, sleeves) : ''
    }</g>`,
    person.necklace
      ? line('M300 640C330 690 462 694 488 636', '#e0a422', 7) + ellipse(398, 684, 9, '#e0a422')
      : '',
    path(cloth.d, body),
    `<g clip-path="url(#cloth)">${clothPattern(wear)}${path(
      'M560 600C640 760 660 1000 640 1260L900 1260L900 560Z',
      INK,
      'opacity="0.1"',
    )}</g>`,
    path(outline.d, INK),
    sleeves ? sleeveSeams(sleeves) : '',
    garmentDetails(wear),
  ].join('');
}

/** SVG of a person in the coordinates of Open Peeps: head from y 60 to 560, shoulders from 600, cut off at about 1210. */
export function personSvg(person: Person, wear: Wardrobe, expression: Expression): string {
  const layers = peepLayers(person.head, person.facialHair, person.glasses);
  const beard = layers.facialHair
    .map((shape, index) =>
      shape.role === 'contrast'
        ? path(shape.d, person.hair)
        : layers.facialHair.some(other => other.role === 'contrast')
          ? path(shape.d, INK)
          : inset(shape, `beard${index}`, person.hair, 5, ''),
    )
    .join('');
  const dark = person.glasses === 'sunglasses' || person.glasses === 'sunglasses2';
  return [
    torsoSvg(person, wear, layers.torso),
    group(LAYER_TRANSFORM.head, headSvg(person, layers.head)),
    person.earrings ? ellipse(266, 446, 11, '#e0a422', 11, `stroke="${INK}" stroke-width="6"`) : '',
    group(
      LAYER_TRANSFORM.face,
      faceSvg({
        expression,
        skin: person.skin,
        brows: mix(person.hair, INK, 0.55),
        lips: person.lips,
        lashes: person.lashes,
        freckles: person.freckles,
        age: person.age,
        covered: dark,
      }),
    ),
    group(LAYER_TRANSFORM.facialHair, beard),
    group(
      LAYER_TRANSFORM.glasses,
      layers.glasses.map(shape => path(shape.d, shape.role === 'white' ? '#fffaf2' : INK)).join(''),
    ),
  ].join('');
}
