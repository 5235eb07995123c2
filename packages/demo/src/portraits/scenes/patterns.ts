import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, mix, path, rect, repeat } from '../svg.ts';

const TILE = 100;

/** Fills the picture with one motif on a grid. */
const grid = (draw: (x: number, y: number, column: number, row: number) => string) =>
  repeat(11, row => repeat(9, column => draw(column * TILE, row * TILE, column, row)));

/** Scallops like a tiled roof or a fan of waves. */
export function scallops(_random: Random, palette: Palette): string {
  return repeat(16, row =>
    repeat(10, column => {
      const x = column * TILE - (row % 2 ? TILE / 2 : 0);
      const y = row * 66;
      const colour = mix(palette.skyTop, palette.far, ((row * 3 + column * 5) % 7) / 7);
      return (
        ellipse(x, y, 60, palette.glow) +
        ellipse(x, y, 54, colour) +
        ellipse(x, y, 26, mix(colour, palette.mid, 0.35))
      );
    }),
  );
}

/** Painted floor tiles of quarter circles. */
export function tiles(random: Random, palette: Palette): string {
  const colours = [
    palette.far,
    mix(palette.far, palette.mid, 0.4),
    palette.skyLow,
    mix(palette.spot, palette.skyLow, 0.45),
  ];
  return grid((x, y, column, row) => {
    const colour = colours[(column * 2 + row * 3 + (random.chance(0.18) ? 1 : 0)) % 4] ?? palette.far;
    const turn = ((column + row * 2) % 4) * 90;
    return group(
      `translate(${x + 50} ${y + 50}) rotate(${turn})`,
      rect(-50, -50, 100, 100, palette.glow),
      path('M-50 -50H50A100 100 0 0 1 -50 50Z', colour),
      path('M-50 -50H0A50 50 0 0 1 -50 0Z', palette.skyTop),
    );
  });
}

/** Terrazzo: chips of stone on a light floor. */
export function terrazzo(random: Random, palette: Palette): string {
  const colours = [palette.mid, palette.near, palette.far, palette.spot, palette.deep, palette.glow];
  return (
    rect(0, 0, 800, 1000, palette.skyTop) +
    repeat(156, index => {
      const x = (index % 12) * 70 + random.int(0, 70);
      const y = Math.floor(index / 12) * 78 + random.int(0, 78);
      const size = random.between(10, 28);
      return group(
        `translate(${x} ${y}) rotate(${random.int(0, 359)})`,
        path(
          `M${(-size).toFixed(0)} ${(-size * 0.4).toFixed(0)}L${(size * 0.2).toFixed(0)} ${(-size * 0.8).toFixed(0)}L${size.toFixed(0)} ${(size * 0.1).toFixed(0)}L${(size * 0.3).toFixed(0)} ${(size * 0.7).toFixed(0)}L${(-size * 0.6).toFixed(0)} ${(size * 0.6).toFixed(0)}Z`,
          random.pick(colours),
        ),
      );
    })
  );
}

/** Broad rays behind the head, like a poster. */
export function rays(random: Random, palette: Palette): string {
  const x = random.pick([210, 300, 520]);
  return (
    repeat(16, index => {
      const a = (index / 16) * Math.PI * 2;
      const b = ((index + 0.5) / 16) * Math.PI * 2;
      const at = (angle: number) =>
        `${(x + Math.cos(angle) * 1200).toFixed(0)} ${(420 + Math.sin(angle) * 1200).toFixed(0)}`;
      return path(`M${x} 420L${at(a)}L${at(b)}Z`, palette.skyLow);
    }) +
    ellipse(x, 470, 370, mix(palette.skyLow, palette.far, 0.45)) +
    path('M0 850C200 790 560 880 800 820V1000H0Z', palette.far)
  );
}
