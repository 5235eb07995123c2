import { INK } from './palettes.ts';
import { ellipse, line, mix, path, rect, repeat } from './svg.ts';

/** Kinds of clothes. */
export type Garment =
  | 'tee'
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'sprigs'
  | 'shirt'
  | 'blazer'
  | 'cardigan'
  | 'rollneck'
  | 'dungarees'
  | 'jumper';

/** A garment with its colours: the main one, and that of the pattern or of what is worn below. */
export interface Wardrobe {
  garment: Garment;
  main: string;
  second: string;
}

/** Patterns of the cloth; drawn only inside the garment's outline. */
const CLOTH: Partial<Record<Garment, (wear: Wardrobe) => string>> = {
  stripes: ({ second }) => repeat(12, index => rect(-80, 632 + index * 52, 860, 20, second)),
  dots: ({ second }) =>
    repeat(72, index => {
      const row = Math.floor(index / 9);
      return ellipse(-20 + (index % 9) * 94 + (row % 2) * 47, 640 + row * 74, 11, second);
    }),
  checks: ({ second }) =>
    repeat(8, index => rect(-60 + index * 108, 560, 46, 700, second, 'opacity="0.5"')) +
    repeat(6, index => rect(-80, 640 + index * 108, 860, 46, second, 'opacity="0.5"')),
  sprigs: ({ second, main }) =>
    repeat(40, index => {
      const row = Math.floor(index / 8);
      const x = -30 + (index % 8) * 106 + (row % 2) * 53;
      const y = 640 + row * 92;
      return (
        line(`M${x - 14} ${y + 18}Q${x} ${y + 8} ${x + 2} ${y - 6}`, mix(second, main, 0.25), 5) +
        ellipse(x + 3, y - 10, 10, second) +
        ellipse(x - 13, y + 4, 7, second, 5)
      );
    }),
  jumper: ({ main }) =>
    repeat(9, index =>
      line(
        `M-80 ${690 + index * 62}${repeat(16, step => `l27 ${step % 2 ? 18 : -18}`)}l27 18l27 -18l27 18l27 -18l27 18l27 -18l27 18l27 -18l27 18l27 -18l27 18l27 -18l27 18l27 -18l27 18`,
        mix(main, INK, 0.16),
        6,
      ),
    ),
  blazer: ({ second }) =>
    path(
      'M-120 560L262 590C268 640 300 800 350 1240L-120 1240ZM520 588C508 680 470 900 462 1240L860 1240L860 560Z',
      second,
    ),
  cardigan: ({ second }) =>
    path(
      'M-120 560L256 590C252 690 300 820 322 1240L-120 1240ZM524 588C530 690 496 830 478 1240L860 1240L860 560Z',
      second,
    ),
  dungarees: ({ second }) =>
    path(
      'M176 560L252 560L280 850L204 850ZM508 560L578 560L566 850L492 850ZM196 836H584L612 1240H168Z',
      second,
    ),
};

/** Parts drawn over the outline of the body: collars, lapels, straps. */
const OVER: Partial<Record<Garment, (wear: Wardrobe) => string>> = {
  shirt: ({ main }) =>
    line('M394 712C398 880 398 1060 396 1240', INK, 8) +
    repeat(5, index => ellipse(420, 772 + index * 96, 8, mix(main, INK, 0.75))) +
    path(
      'M250 588C276 640 328 690 392 706C372 734 352 760 336 784C292 750 246 700 222 628ZM520 590C506 640 462 690 398 706C414 734 432 760 450 784C496 748 536 690 552 618Z',
      mix(main, '#ffffff', 0.22),
      `stroke="${INK}" stroke-width="13" stroke-linejoin="round"`,
    ),
  blazer: ({ second }) =>
    line('M350 1240C318 960 284 760 262 600M462 1240C470 930 500 740 520 598', INK, 12) +
    path(
      'M252 590C240 640 220 690 206 740L246 752L222 796C262 870 300 930 336 984C318 850 292 720 264 606ZM524 590C546 630 566 670 580 716L546 734L568 774C534 850 502 910 470 966C478 840 494 720 520 606Z',
      mix(second, '#ffffff', 0.1),
      `stroke="${INK}" stroke-width="11" stroke-linejoin="round"`,
    ),
  cardigan: ({ second }) =>
    line('M256 594C252 690 300 820 322 1240M524 592C530 690 496 830 478 1240', INK, 11) +
    line('M232 600C234 700 276 830 292 1240M548 604C554 700 524 830 508 1240', mix(second, INK, 0.3), 6) +
    repeat(4, index => ellipse(504 - index * 5, 800 + index * 104, 9, INK)),
  rollneck: ({ main }) =>
    path(
      'M296 556C330 600 470 606 506 556L530 604C512 738 282 738 248 604Z',
      mix(main, '#ffffff', 0.08),
      `stroke="${INK}" stroke-width="13" stroke-linejoin="round"`,
    ) +
    line(
      'M322 616L314 668M362 634L356 690M404 640L404 698M446 634L452 688M484 616L496 664',
      mix(main, INK, 0.35),
      6,
    ),
  dungarees: ({ second }) =>
    line(
      'M252 640L280 846M176 660L204 836H584L600 980M566 836L578 650M508 640L492 836M204 836C200 960 190 1100 176 1240',
      INK,
      11,
    ) +
    line('M226 866H566', mix(second, '#ffffff', 0.5), 5, 'stroke-dasharray="12 12"') +
    ellipse(242, 842, 20, '#e0a422', 20, `stroke="${INK}" stroke-width="9"`) +
    ellipse(530, 842, 20, '#e0a422', 20, `stroke="${INK}" stroke-width="9"`),
  jumper: ({ main }) =>
    line('M262 612C290 706 486 716 514 610', mix(main, INK, 0.3), 30) +
    line('M250 600C272 724 506 730 524 598M278 600C300 690 480 694 506 602', INK, 10),
};

/** Garments whose sleeves reach the hands. */
const LONG_SLEEVES: readonly Garment[] = [
  'stripes',
  'shirt',
  'blazer',
  'cardigan',
  'rollneck',
  'jumper',
  'checks',
];

/** Pattern of the cloth, to be clipped to the outline of the clothing. */
export const clothPattern = (wear: Wardrobe): string => CLOTH[wear.garment]?.(wear) ?? '';

/** Covers the hems of the drawing's short sleeves for a garment with long ones. */
export const sleeveSeams = (colour: string): string =>
  line('M-24 928C20 950 70 964 112 968M654 954L692 940', colour, 21);

/** Collars and edges, drawn over the outline of the body. */
export const garmentDetails = (wear: Wardrobe): string => OVER[wear.garment]?.(wear) ?? '';

/** Colour of the arms, or nothing when they are bare. */
export function sleeveColour(wear: Wardrobe): string | undefined {
  if (!LONG_SLEEVES.includes(wear.garment)) return undefined;
  return wear.garment === 'blazer' || wear.garment === 'cardigan' ? wear.second : wear.main;
}
