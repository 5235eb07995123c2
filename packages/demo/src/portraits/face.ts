import { BROWS, EYES, MOUTHS, NOSE, OPEN_MOUTH } from './face-parts.ts';
import { INK } from './palettes.ts';
import { ellipse, line, mix, path, repeat } from './svg.ts';

/** Brows, eyes and mouth of each expression; only friendly ones. */
const EXPRESSION_PARTS = {
  smile: { brows: 'soft', eyes: ['open', 'open'], mouth: 'smile' },
  warm: { brows: 'raised', eyes: ['smiling', 'smiling'], mouth: 'broad' },
  cheerful: { brows: 'soft', eyes: ['open', 'open'], mouth: 'grin' },
  shy: { brows: 'lifted', eyes: ['open', 'open'], mouth: 'shy' },
  amused: { brows: 'raised', eyes: ['open', 'open'], mouth: 'wry' },
  wink: { brows: 'raised', eyes: ['open', 'smiling'], mouth: 'broad' },
  dreamy: { brows: 'soft', eyes: ['dreamy', 'dreamy'], mouth: 'smile' },
  laughing: {
    brows: 'laughing',
    eyes: ['laughing', 'laughing'],
    mouth: 'open',
  },
  delighted: { brows: 'raised', eyes: ['smiling', 'smiling'], mouth: 'grin' },
  smitten: { brows: 'raised', eyes: ['hearts', 'hearts'], mouth: 'broad' },
} as const satisfies Record<
  string,
  {
    brows: keyof typeof BROWS;
    eyes: readonly [keyof typeof EYES, keyof typeof EYES];
    mouth: keyof typeof MOUTHS | 'grin' | 'open';
  }
>;

/** Expression of a face. */
export type Expression = keyof typeof EXPRESSION_PARTS;
/** All expressions that a portrait may have. */
export const EXPRESSIONS = Object.keys(EXPRESSION_PARTS) as Expression[];

/** Features of a face. */
export interface FaceOptions {
  expression: Expression;
  skin: string;
  /** Colour of the eyebrows. */
  brows: string;
  /** Colour of the lips; the ink when left out. */
  lips?: string | undefined;
  lashes: boolean;
  freckles: boolean;
  /** From 0 for a young face to 1 for an old one. */
  age: number;
  /** Leaves the eyes out, because sunglasses cover them. */
  covered?: boolean | undefined;
}

/** A smile that shows white teeth; `lips` is the colour of its outline. */
const grin = (lips: string) =>
  path('M106 213C128 223 192 221 221 205C226 232 205 257 170 259C136 261 110 241 106 213Z', lips) +
  path(
    'M116 222C142 231 188 229 213 217C212 229 205 236 196 239C172 245 142 244 126 238C120 234 117 229 116 222Z',
    '#fffaf2',
  ) +
  path('M138 249C150 241 186 241 196 246C181 254 156 256 138 249Z', '#d9655c');

const openMouth = (lips: string) => path(OPEN_MOUTH.shape, lips) + path(OPEN_MOUTH.tongue, '#d9655c');

/** Lashes at the outer corners of open eyes. */
function lashes(eyes: readonly string[]): string {
  const left = line('M84 99C78 97 73 93 69 87M82 110C76 109 71 107 66 103', INK, 6);
  const right = line('M221 101C227 99 232 95 235 90M223 111C228 111 233 109 237 106', INK, 5.5);
  return (eyes[0] === 'open' ? left : '') + (eyes[1] === 'open' ? right : '');
}

/** Wrinkles by age: beside the eyes, from 0.5 on also beside the mouth, from 0.75 on also on the forehead. */
function lines(age: number, skin: string): string {
  const colour = mix(skin, INK, 0.42);
  if (age < 0.35) return '';
  const eyes = line('M56 128C48 128 41 126 35 122M58 138C51 140 44 141 38 140', colour, 4.5);
  const mouth = line('M112 178C102 186 95 197 93 209', colour, 5);
  const forehead = line('M82 22C104 14 142 12 168 18M96 2C118 -4 146 -4 164 0', colour, 4.5);
  return eyes + (age > 0.5 ? mouth : '') + (age > 0.75 ? forehead : '');
}

/** SVG of a face, in the coordinates of DiceBear's face layer. */
export function faceSvg(options: FaceOptions): string {
  const parts = EXPRESSION_PARTS[options.expression];
  const lips = options.lips ?? INK;
  const blush = mix(options.skin, '#d2443c', 0.42);
  const cheeks =
    ellipse(70, 176, 33, blush, 20, 'opacity="0.55"') + ellipse(226, 172, 19, blush, 17, 'opacity="0.5"');
  const freckles = options.freckles
    ? repeat(7, index => {
        const [x, y] = [
          [58, 166],
          [74, 160],
          [90, 168],
          [66, 180],
          [84, 182],
          [218, 162],
          [228, 174],
        ][index] as [number, number];
        return ellipse(x, y, 3.2, mix(options.skin, '#8a4a2c', 0.55));
      })
    : '';
  const mouth =
    parts.mouth === 'grin'
      ? grin(lips)
      : parts.mouth === 'open'
        ? openMouth(lips)
        : path(MOUTHS[parts.mouth], lips);
  const eyes = options.covered
    ? ''
    : path(EYES[parts.eyes[0]][0], parts.eyes[0] === 'hearts' ? '#c8371f' : INK) +
      path(EYES[parts.eyes[1]][1], parts.eyes[1] === 'hearts' ? '#c8371f' : INK) +
      (parts.eyes[0] === 'open' ? ellipse(95, 102, 4.6, '#fffaf2', 5.6) : '') +
      (parts.eyes[1] === 'open' ? ellipse(213, 105, 4.4, '#fffaf2', 5.4) : '') +
      (options.lashes ? lashes(parts.eyes) : '');
  return [
    cheeks,
    freckles,
    lines(options.age, options.skin),
    path(BROWS[parts.brows], options.brows),
    eyes,
    path(NOSE, INK),
    mouth,
  ].join('');
}
