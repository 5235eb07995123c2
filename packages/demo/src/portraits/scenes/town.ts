import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, line, mix, path, rect, repeat } from '../svg.ts';

/** A skyline at dusk, some windows lit. */
export function city(random: Random, palette: Palette): string {
  const row = (base: number, low: number, high: number, colour: string, lit: number) => {
    let x = -20;
    let out = '';
    while (x < 800) {
      const width = random.int(58, 104);
      const height = random.int(low, high);
      const top = base - height;
      out += rect(x, top, width, 1000 - top, colour);
      const roof = random.int(0, 4);
      if (roof === 0) out += path(`M${x} ${top}L${x + width / 2} ${top - 46}L${x + width} ${top}Z`, colour);
      if (roof === 1) out += rect(x + width / 2 - 4, top - 60, 8, 62, colour);
      if (roof === 2) out += path(`M${x} ${top}Q${x + width / 2} ${top - 70} ${x + width} ${top}Z`, colour);
      for (let wy = top + 22; wy < 700; wy += 40)
        for (let wx = x + 13; wx < x + width - 18; wx += 25)
          if (random.chance(lit)) out += rect(wx, wy, 12, 19, palette.glow, 'opacity="0.9"');
      x += width + random.int(0, 8);
    }
    return out;
  };
  const moonX = random.pick([120, 680, 610]);
  return [
    ellipse(moonX, 150, 62, palette.glow),
    random.chance(0.5) ? ellipse(moonX + 26, 136, 54, palette.skyTop) : '',
    row(640, 220, 420, palette.far, 0.12),
    row(720, 160, 330, palette.mid, 0.3),
    row(860, 120, 240, palette.near, 0.18),
  ].join('');
}

/** Roofs, chimneys, a washing line and swallows. */
export function rooftops(random: Random, palette: Palette): string {
  const house = (x: number, top: number, width: number, wall: string, roof: string) =>
    rect(x, top, width, 1000 - top, wall) +
    path(`M${x - 18} ${top + 6}L${x + width / 2} ${top - 86}L${x + width + 18} ${top + 6}Z`, roof) +
    repeat(2, index => rect(x + width * 0.2 + index * width * 0.4, top + 46, 34, 54, palette.deep)) +
    repeat(
      2,
      index =>
        rect(x + width * 0.2 + index * width * 0.4 - 12, top + 46, 12, 54, palette.spot) +
        rect(x + width * 0.2 + index * width * 0.4 + 34, top + 46, 12, 54, palette.spot),
    );
  const shirt = (x: number, y: number, colour: string) =>
    path(`M${x} ${y}l-26 16l10 26l14 -8v60h54v-60l14 8l10 -26l-26 -16q-25 18 -50 0z`, colour);
  const swallow = (x: number, y: number, size: number) =>
    line(
      `M${x - 24 * size} ${y - 10 * size}q${12 * size} ${-8 * size} ${24 * size} ${8 * size}q${12 * size} ${-16 * size} ${24 * size} ${-8 * size}`,
      palette.deep,
      5,
    );
  return [
    ellipse(random.pick([180, 620]), 190, 84, palette.glow),
    swallow(random.int(80, 200), random.int(90, 200), 1.1),
    swallow(random.int(580, 700), random.int(90, 160), 0.9),
    swallow(random.int(640, 740), random.int(190, 260), 0.7),
    house(-60, 500, 190, mix(palette.far, palette.glow, 0.35), palette.mid),
    house(650, 470, 210, mix(palette.far, palette.glow, 0.2), palette.near),
    house(96, 590, 170, palette.far, palette.near),
    house(520, 600, 180, palette.far, palette.mid),
    line('M110 380C280 436 520 436 690 372', palette.deep, 4),
    shirt(142, 390, palette.glow),
    shirt(604, 392, palette.spot),
    rect(40, 400, 34, 70, palette.mid),
    rect(716, 366, 36, 74, palette.mid),
    path('M0 860H800V1000H0Z', palette.near),
  ].join('');
}

/** Tall arches one behind the other, long shadows on the square. */
export function arches(random: Random, palette: Palette): string {
  const arch = (x: number, width: number, top: number, bottom: number, colour: string) =>
    path(
      `M${x} ${bottom}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + width / 2}V${bottom}Z`,
      colour,
    );
  const shift = random.int(-40, 40);
  const wall = mix(palette.far, palette.glow, 0.3);
  return [
    rect(0, 0, 800, 660, wall),
    rect(0, 92, 800, 12, mix(wall, palette.mid, 0.5)),
    rect(0, 44, 800, 8, mix(wall, palette.mid, 0.35)),
    repeat(4, index => arch(-150 + index * 290 + shift, 210, 170, 660, palette.mid)),
    repeat(4, index => arch(-118 + index * 290 + shift, 178, 190, 660, palette.skyTop)),
    ellipse(-29 + random.pick([0, 3]) * 290 + shift, 400, 44, palette.spot),
    repeat(4, index =>
      path(
        `M${-118 + index * 290 + shift} 660V${index % 2 ? 560 : 520}C${-60 + index * 290 + shift} 500 ${0 + index * 290 + shift} 560 ${60 + index * 290 + shift} 540V660Z`,
        palette.far,
      ),
    ),
    rect(0, 660, 800, 340, mix(palette.glow, palette.far, 0.6)),
    repeat(5, index =>
      path(
        `M${-260 + index * 290 + shift} 660H${-170 + index * 290 + shift}L${-330 + index * 290 + shift} 1000H${-520 + index * 290 + shift}Z`,
        palette.mid,
        'opacity="0.6"',
      ),
    ),
    line(`M0 660H800`, palette.near, 5),
  ].join('');
}

/** A river with a bridge, houses on the far side, and trees and a lamp on the near one. */
export function quay(random: Random, palette: Palette): string {
  const tree = (x: number, y: number, radius: number, colour: string) =>
    rect(x - 7, y, 14, 240, palette.deep) +
    ellipse(x, y - radius * 0.3, radius, colour) +
    ellipse(x - radius * 0.6, y + radius * 0.2, radius * 0.7, colour) +
    ellipse(x + radius * 0.65, y + radius * 0.2, radius * 0.66, colour);
  const lamp = (x: number) =>
    group(
      `translate(${x} 0)`,
      rect(-6, 250, 12, 520, palette.deep),
      ellipse(0, 226, 74, palette.glow, 74, 'opacity="0.4"'),
      ellipse(0, 226, 34, palette.glow),
      path('M-26 258H26L16 278H-16ZM-10 190H10V176H-10Z', palette.deep),
    );
  const side = random.chance(0.5);
  return [
    repeat(9, index =>
      rect(
        -10 + index * 92,
        470 - random.int(0, 90),
        86,
        260,
        index % 2 ? palette.far : mix(palette.far, palette.mid, 0.3),
      ),
    ),
    repeat(9, index =>
      path(`M${-16 + index * 92} ${440 - ((index * 37) % 60)}h98l-20 -34h-58z`, palette.mid),
    ),
    rect(0, 600, 800, 180, palette.mid),
    repeat(3, index =>
      path(
        `M${-20 + index * 290} 700V650A120 96 0 0 1 ${220 + index * 290} 650V700H${190 + index * 290}V660A90 74 0 0 0 ${10 + index * 290} 660V700Z`,
        palette.glow,
        'opacity="0.7"',
      ),
    ),
    repeat(9, index =>
      line(
        `M${(index * 97) % 760} ${636 + ((index * 53) % 120)}h${50 + ((index * 31) % 60)}`,
        palette.glow,
        4,
        'opacity="0.55"',
      ),
    ),
    tree(side ? 96 : 704, 330, 108, palette.near),
    tree(side ? 740 : 60, 420, 84, mix(palette.near, palette.mid, 0.4)),
    lamp(side ? 676 : 124),
    rect(0, 760, 800, 240, palette.near),
    rect(0, 760, 800, 16, palette.deep),
  ].join('');
}
