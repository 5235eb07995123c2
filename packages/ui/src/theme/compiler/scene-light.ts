import type { CompleteBrand } from './brand.ts';
import { alpha } from './colour.ts';

/** Where stars are, in percent of a scene: across and down, the brighter ones first. */
const stars = [
  [12, 9],
  [83, 6],
  [68, 21],
  [31, 4],
  [91, 27],
  [47, 13],
  [6, 30],
  [22, 22],
  [57, 3],
  [76, 34],
];

/** Whether scenes are dark in both modes. */
export const hasDarkScenes = ({ light }: Pick<CompleteBrand, 'light'>): boolean => light === 'velvet';

/** The most opaque part of the grain of velvet, 0–1; the noise is half of it on average. */
export const GRAIN = 0.06;

/** The grain of velvet, which also hides the steps of long gradients. */
const grain = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8 .35" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .92 0 0 0 0 .88 0 0 0 ${GRAIN} 0"/></filter><rect width="180" height="180" filter="url(#n)"/></svg>`,
)}")`;

/** Folds of a curtain: where each is lit, in percent of the width, and how much. */
const folds = [
  [0, 0.5],
  [4, 0.05],
  [11, 0.75],
  [15, 0.2],
  [19, 0.02],
  [27, 0.6],
  [33, 0.1],
  [41, 0.9],
  [46, 0.25],
  [50, 0.03],
  [59, 0.7],
  [64, 0.12],
  [71, 0.95],
  [76, 0.3],
  [81, 0.04],
  [89, 0.65],
  [94, 0.1],
  [100, 0.5],
];

/** A curtain whose folds catch warm light from above, and which ends in the dark. */
function velvet({ accent, night, packages }: CompleteBrand['seeds']): string {
  const [cloth] = packages;
  const curtain = folds.map(([at = 0, lit = 0]) => `${alpha(cloth, lit)} ${at}%`);
  return [
    grain,
    `linear-gradient(${alpha(night, 0)} 30%, ${night} 96%)`,
    `radial-gradient(90% 75% at 72% -12%, ${alpha(accent, 0.16)}, ${alpha(accent, 0.08)} 55%, transparent)`,
    `radial-gradient(70% 60% at 8% 0%, ${alpha(cloth, 0.7)}, transparent)`,
    `linear-gradient(94deg, ${curtain.join(', ')})`,
  ].join(', ');
}

/**
 * The light of dark scenes as a CSS background: layers without a ground, which end above the middle, where words begin.
 * The first layer of the aurora lets its curtains fade downwards, the others are curtains of different widths, and stars.
 */
export function sceneLight({ light, seeds }: CompleteBrand): string {
  if (light === 'none') return 'none';
  if (light === 'velvet') return velvet(seeds);
  const [, , green] = seeds.packages;
  const { accent, night, cream } = seeds;
  const glow = (colour: string, size: string, at: string, amount: number) =>
    `radial-gradient(${size} at ${at}, ${alpha(colour, amount)}, transparent)`;
  const star = ([x, y]: number[], index: number) =>
    `radial-gradient(1.5px 1.5px at ${x}% ${y}%, ${alpha(cream, 0.9 - index * 0.06)} 60%, transparent)`;
  const curtain = [
    [0, 0],
    [8, 0.1],
    [17, 0.62],
    [21, 0.2],
    [29, 0.46],
    [35, 0.08],
    [48, 0.22],
    [55, 0.7],
    [60, 0.24],
    [68, 0.52],
    [77, 0.1],
    [86, 0.3],
    [100, 0],
  ].map(([at = 0, amount = 0], index) => `${alpha(index % 4 < 2 ? green : accent, amount)} ${at}%`);
  return [
    `linear-gradient(${alpha(night, 0.25)}, ${alpha(night, 0.1)} 14%, ${alpha(night, 0.62)} 34%, ${night} 52%)`,
    ...stars.map(star),
    glow(green, '55% 30%', '22% 12%', 0.5),
    glow(accent, '60% 38%', '74% 8%', 0.62),
    `linear-gradient(98deg, ${curtain.join(', ')})`,
  ].join(', ');
}
