import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, line, mix, path, rect, repeat } from '../svg.ts';

/** A café: big window on the street, hanging lamps, a plant. */
export function cafe(random: Random, palette: Palette): string {
  const lamp = (x: number, length: number) =>
    line(`M${x} 0V${length}`, palette.deep, 5) +
    ellipse(x, length + 44, 84, palette.glow, 84, 'opacity="0.45"') +
    path(
      `M${x - 56} ${length + 44}C${x - 50} ${length - 8} ${x + 50} ${length - 8} ${x + 56} ${length + 44}Z`,
      palette.spot,
    ) +
    ellipse(x, length + 46, 18, palette.glow, 14);
  const wall = mix(palette.near, palette.mid, 0.35);
  const side = random.chance(0.5);
  const bottle = (x: number, colour: string) =>
    path(`M${x} 700v-54q0 -18 8 -26v-30h16v30q8 8 8 26v54z`, colour);
  return [
    rect(0, 0, 800, 1000, wall),
    rect(88, 120, 624, 560, palette.glow),
    rect(104, 136, 592, 528, palette.skyLow),
    path('M104 560C240 500 340 540 440 520S620 470 696 520V664H104Z', palette.far),
    repeat(5, index =>
      rect(120 + index * 124, 440 - ((index * 61) % 90), 84, 230, mix(palette.far, palette.mid, 0.5)),
    ),
    repeat(10, index =>
      rect(
        134 + (index % 5) * 124 + (index > 4 ? 34 : 0),
        480 - (((index % 5) * 61) % 90),
        16,
        24,
        palette.glow,
      ),
    ),
    rect(392, 120, 16, 560, palette.glow),
    rect(88, 330, 624, 14, palette.glow),
    rect(60, 680, 680, 26, palette.deep),
    side
      ? bottle(84, palette.deep) + bottle(124, palette.spot)
      : bottle(640, palette.deep) + bottle(684, palette.spot),
    lamp(side ? 168 : 640, random.int(96, 150)),
    lamp(side ? 690 : 96, random.int(180, 240)),
    group(
      `translate(${side ? 690 : 110} 690)`,
      repeat(7, index =>
        group(
          `rotate(${-72 + index * 24})`,
          path('M0 0C-26 -60 -22 -130 0 -176C22 -130 26 -60 0 0Z', index % 2 ? palette.deep : palette.near),
        ),
      ),
      path('M-44 0H44L32 70H-32Z', palette.spot),
    ),
    rect(0, 790, 800, 210, mix(wall, palette.deep, 0.4)),
  ].join('');
}

/** Shelves full of books, a globe or a vase between them. */
export function bookshelf(random: Random, palette: Palette): string {
  const colours = [
    palette.glow,
    palette.far,
    palette.mid,
    palette.near,
    palette.skyLow,
    mix(palette.spot, palette.far, 0.35),
  ];
  const shelf = (y: number) => {
    let x = -10;
    let out = '';
    while (x < 800) {
      if (random.chance(0.1)) {
        out += ellipse(x + 46, y - 48, 40, palette.spot) + rect(x + 36, y - 14, 20, 14, palette.deep);
        x += 100;
        continue;
      }
      const width = random.int(20, 42);
      const height = random.int(96, 152);
      const colour = random.pick(colours);
      const book =
        rect(x, y - height, width, height, colour) +
        rect(x, y - height + 18, width, 7, mix(colour, palette.deep, 0.35)) +
        rect(x, y - 28, width, 5, mix(colour, palette.deep, 0.35));
      out += random.chance(0.08) ? group(`rotate(-9 ${x} ${y})`, book) : book;
      x += width + 3;
    }
    return out + rect(0, y, 800, 22, palette.deep);
  };
  return (
    rect(0, 0, 800, 1000, mix(palette.far, palette.mid, 0.45)) + repeat(5, index => shelf(150 + index * 192))
  );
}

/** A gallery wall: framed prints on plain paint. */
export function gallery(random: Random, palette: Palette): string {
  const print = (x: number, y: number, width: number, height: number) => {
    const kind = random.int(0, 3);
    const cx = x + width / 2;
    const cy = y + height / 2;
    const art =
      kind === 0
        ? ellipse(cx, cy, width * 0.26, palette.spot)
        : kind === 1
          ? rect(x + 26, cy, width - 52, height / 2 - 26, palette.near) +
            ellipse(cx, cy, width * 0.18, palette.spot)
          : kind === 2
            ? path(
                `M${x + 26} ${y + height - 26}L${cx} ${y + 34}L${x + width - 26} ${y + height - 26}Z`,
                palette.mid,
              )
            : line(
                `M${x + 40} ${y + height - 40}C${x + 40} ${y + 30} ${x + width - 40} ${y + height - 30} ${x + width - 40} ${y + 40}`,
                palette.deep,
                14,
              );
    return (
      rect(x, y, width, height, palette.deep) +
      rect(x + 10, y + 10, width - 20, height - 20, palette.glow) +
      art
    );
  };
  return [
    rect(0, 0, 800, 1000, palette.far),
    rect(0, 0, 800, 700, mix(palette.far, palette.skyTop, 0.5)),
    print(26, 60, 170, 210),
    print(40, 310, 140, 180),
    print(226, 34, 120, 96),
    print(612, 70, 160, 150),
    print(640, 260, 130, 170),
    print(450, 30, 130, 100),
    rect(0, 700, 800, 16, palette.near),
    rect(0, 716, 800, 284, palette.mid),
  ].join('');
}
