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

/**
 * The light of dark scenes as a CSS background: layers without a ground, which end above the middle, where words begin.
 * The first layer of the aurora lets its curtains fade downwards, the others are curtains of different widths, and stars.
 */
export function sceneLight({ light, seeds }: CompleteBrand): string {
  if (light === 'none') return 'none';
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
