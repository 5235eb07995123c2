import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, line, mix, path, rect, repeat } from '../svg.ts';

const cypress = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})`,
    rect(-4, -10, 8, 26, colour),
    path('M0 -210C34 -140 34 -40 0 0C-34 -40 -34 -140 0 -210Z', colour),
  );

const farmhouse = (x: number, y: number, palette: Palette) =>
  group(
    `translate(${x} ${y})`,
    rect(-50, -60, 100, 60, palette.glow),
    path('M-62 -56L0 -98L62 -56Z', palette.spot),
    rect(-32, -42, 18, 22, palette.deep),
    rect(12, -42, 18, 42, palette.deep),
  );

/** Rolling hills with vines, cypresses and a house. */
export function hills(random: Random, palette: Palette): string {
  const side = random.chance(0.5);
  const sunX = side ? random.int(560, 660) : random.int(130, 240);
  const houseX = side ? 110 : 690;
  return [
    ellipse(sunX, 210, 86, palette.glow),
    path('M0 520C120 420 260 440 380 500S640 420 800 470V1000H0Z', palette.far),
    path('M0 600C160 500 300 560 420 600S660 520 800 580V1000H0Z', palette.mid),
    repeat(7, index =>
      line(
        `M${side ? 800 : 0} ${620 + index * 34}C${side ? 640 : 160} ${560 + index * 34} ${side ? 560 : 240} ${600 + index * 32} ${side ? 470 : 330} ${640 + index * 30}`,
        palette.near,
        5,
        'opacity="0.55"',
      ),
    ),
    farmhouse(houseX, 560, palette),
    repeat(3, index =>
      cypress(
        side ? 196 + index * 34 : 520 + index * 34,
        578 + index * 6,
        random.between(0.6, 0.9),
        palette.deep,
      ),
    ),
    cypress(side ? 30 : 770, 590, 1.1, palette.deep),
    repeat(3, index =>
      cypress(
        side ? 690 + index * 44 : 30 + index * 44,
        600 + index * 12,
        random.between(0.7, 1.2),
        mix(palette.deep, palette.near, 0.3),
      ),
    ),
    path('M0 780C200 700 420 800 800 720V1000H0Z', palette.near),
  ].join('');
}

/** Stems with leaves that grow up on both sides. */
export function leaves(random: Random, palette: Palette): string {
  const stem = (x: number, height: number, lean: number, colour: string, flower: boolean) => {
    const top = 1000 - height;
    const tip = x + lean;
    const blade = (step: number, toLeft: boolean) => {
      const t = step / 8;
      const y = 1000 - height * t;
      const cx = x + lean * t * t;
      const length = 118 * (1.15 - t * 0.6);
      const angle = (toLeft ? -1 : 1) * (42 + t * 14);
      return group(
        `translate(${cx.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)})`,
        path(
          `M0 0C${(-length * 0.36).toFixed(0)} ${(-length * 0.4).toFixed(0)} ${(-length * 0.24).toFixed(0)} ${(-length * 0.85).toFixed(0)} 0 ${(-length).toFixed(0)}C${(length * 0.24).toFixed(0)} ${(-length * 0.85).toFixed(0)} ${(length * 0.36).toFixed(0)} ${(-length * 0.4).toFixed(0)} 0 0Z`,
          colour,
        ),
      );
    };
    return (
      line(`M${x} 1000Q${x} ${(top + height * 0.4).toFixed(0)} ${tip} ${top}`, colour, 8) +
      repeat(6, index => blade(index + 2, true) + blade(index + 2.5, false)) +
      (flower ? ellipse(tip, top - 18, 26, palette.spot) + ellipse(tip, top - 18, 10, palette.glow) : '')
    );
  };
  return [
    ellipse(
      random.pick([180, 400, 620]),
      random.int(240, 320),
      random.int(190, 260),
      palette.glow,
      undefined,
      'opacity="0.75"',
    ),
    stem(60, random.int(800, 920), random.int(30, 90), palette.far, false),
    stem(740, random.int(780, 940), -random.int(30, 90), palette.far, false),
    stem(150, random.int(640, 780), -random.int(20, 70), palette.mid, random.chance(0.6)),
    stem(664, random.int(660, 820), random.int(10, 60), palette.mid, random.chance(0.6)),
    stem(20, random.int(500, 640), random.int(20, 60), palette.near, true),
    stem(782, random.int(520, 660), -random.int(20, 60), palette.near, true),
  ].join('');
}

/** Branches with lemons hang in from above. */
export function lemons(random: Random, palette: Palette): string {
  const leaf = (x: number, y: number, angle: number, colour: string) =>
    group(
      `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)})`,
      path('M0 0C30 -34 90 -40 130 0C90 36 34 34 0 0Z', colour),
      line('M10 0H104', mix(colour, palette.skyTop, 0.35), 3),
    );
  const lemon = (x: number, y: number, angle: number) =>
    group(
      `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)})`,
      path(
        'M0 -66C12 -60 16 -54 20 -48C56 -30 58 30 22 48C16 54 10 62 0 66C-10 62 -16 54 -22 48C-58 30 -56 -30 -20 -48C-16 -54 -12 -60 0 -66Z',
        '#e7b233',
      ),
      path(
        'M-30 -12C-34 10 -28 30 -16 38',
        'none',
        `stroke="#fbe3a0" stroke-width="9" stroke-linecap="round"`,
      ),
    );
  const branch = (flip: boolean) => {
    const fruit = random.int(0, 30);
    const content = [
      line('M-20 40C120 60 240 40 330 -10M80 52C110 130 110 220 90 330', palette.deep, 11),
      leaf(60, 60, 130, palette.near),
      leaf(120, 56, 50, palette.mid),
      leaf(200, 40, 100, palette.near),
      leaf(240, 26, 20, palette.mid),
      leaf(104, 160, 24, palette.near),
      leaf(106, 190, 150, palette.mid),
      leaf(100, 280, 60, palette.near),
      leaf(94, 310, 120, palette.mid),
      lemon(30, 150 + fruit, -14),
      lemon(160, 150 - fruit, 12),
      lemon(60, 420 + fruit, 8),
    ];
    return group(flip ? 'translate(800 0) scale(-1 1)' : 'translate(0 0)', ...content);
  };
  return [
    ellipse(random.pick([300, 500]), 420, 330, palette.glow, undefined, 'opacity="0.5"'),
    branch(false),
    random.chance(0.75) ? branch(true) : '',
    path('M0 760C220 700 560 790 800 730V1000H0Z', palette.far),
  ].join('');
}
