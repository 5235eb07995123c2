import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, line, mix, path, rect, repeat } from '../svg.ts';

const sailboat = (x: number, y: number, size: number, palette: Palette) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M0 -92L52 -6H0Z', palette.glow),
    path('M-6 -80L-40 -6H-6Z', palette.spot),
    path('M-48 0H62L42 24H-28Z', palette.deep),
  );

/** Rows of short crests, denser towards the horizon. */
const crests = (random: Random, top: number, colour: string) =>
  repeat(26, index => {
    const depth = index / 26;
    const y = top + 18 + depth * depth * 330;
    const x = random.between(-40, 780);
    const length = 26 + depth * 70;
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${(-6 - depth * 10).toFixed(0)} ${length.toFixed(0)} 0`,
      colour,
      3 + depth * 4,
      'opacity="0.7"',
    );
  });

/** Open sea with the sun, headlands and a sail. */
export function sea(random: Random, palette: Palette): string {
  const horizon = random.int(520, 600);
  const sunX = random.pick([150, 200, 600, 660]);
  const boatX = sunX < 400 ? random.int(640, 720) : random.int(70, 150);
  const sunY = random.int(150, 270);
  return [
    ellipse(sunX, sunY, 150, palette.glow, 150, 'opacity="0.45"'),
    ellipse(sunX, sunY, 96, random.chance(0.4) ? palette.spot : palette.glow),
    path(
      `M-10 ${horizon}L-10 ${horizon - 86}C60 ${horizon - 120} 120 ${horizon - 60} 190 ${horizon - 46}C240 ${horizon - 36} 270 ${horizon - 8} 300 ${horizon}Z`,
      palette.far,
    ),
    path(
      `M810 ${horizon}V${horizon - 130}C740 ${horizon - 150} 700 ${horizon - 70} 640 ${horizon - 62}C590 ${horizon - 54} 540 ${horizon - 20} 500 ${horizon}Z`,
      mix(palette.far, palette.mid, 0.35),
    ),
    rect(0, horizon, 800, 1000 - horizon, palette.mid),
    path(
      `M0 ${horizon + 150}C140 ${horizon + 120} 260 ${horizon + 180} 420 ${horizon + 152}S680 ${horizon + 130} 800 ${horizon + 160}V1000H0Z`,
      mix(palette.mid, palette.near, 0.6),
    ),
    path(
      `M0 ${horizon + 290}C160 ${horizon + 260} 300 ${horizon + 320} 470 ${horizon + 290}S700 ${horizon + 280} 800 ${horizon + 300}V1000H0Z`,
      palette.near,
    ),
    repeat(7, index =>
      line(
        `M${sunX - 70 + ((index * 37) % 60)} ${horizon + 16 + index * 22}h${90 - index * 7}`,
        palette.glow,
        6,
        'opacity="0.65"',
      ),
    ),
    crests(random, horizon, palette.glow),
    sailboat(boatX, horizon + 22, random.between(0.8, 1.3), palette),
  ].join('');
}

/** A beach: striped huts, a parasol, the sea behind. */
export function lido(random: Random, palette: Palette): string {
  const stripe = random.chance(0.5) ? palette.spot : palette.near;
  const hut = (x: number, colour: string, height: number) =>
    rect(x, 560 - height, 118, height + 120, colour) +
    repeat(3, index =>
      rect(x + 10 + index * 40, 560 - height, 18, height + 120, palette.glow, 'opacity="0.75"'),
    ) +
    path(`M${x - 12} ${562 - height}L${x + 59} ${486 - height}L${x + 130} ${562 - height}Z`, palette.deep) +
    rect(x + 40, 560 - height + 74, 38, height + 60, palette.deep);
  const side = random.chance(0.5);
  const parasolX = side ? 668 : 132;
  const parasol = group(
    `translate(${parasolX} 250) rotate(${side ? 9 : -9})`,
    rect(-6, 0, 12, 640, palette.deep),
    path('M-170 60C-150 -60 150 -60 170 60Z', palette.glow),
    path(
      'M-170 60C-160 -14 -104 -30 -100 -30C-110 0 -112 30 -110 60ZM-52 60C-52 10 -30 -28 -28 -29H28C30 -28 52 10 52 60ZM110 60C112 30 110 0 100 -30C104 -30 160 -14 170 60Z',
      stripe,
    ),
    path('M-170 60q30 26 60 0q28 26 58 0q52 30 104 0q30 26 58 0q30 26 60 0z', palette.glow),
  );
  return [
    ellipse(side ? 150 : 650, 150, 70, palette.glow),
    rect(0, 470, 800, 530, palette.mid),
    repeat(5, index =>
      line(
        `M${-40 + ((index * 190) % 500)} ${496 + index * 18}h${150 + index * 20}`,
        palette.glow,
        4,
        'opacity="0.5"',
      ),
    ),
    side
      ? hut(-30, palette.near, 150) + hut(106, palette.mid, 130)
      : hut(712, palette.near, 150) + hut(576, palette.mid, 130),
    path('M0 640C200 610 500 670 800 630V1000H0Z', mix(palette.glow, palette.far, 0.45)),
    path('M0 800C240 760 560 830 800 790V1000H0Z', mix(palette.glow, palette.far, 0.7)),
    parasol,
  ].join('');
}

/** A mountain lake with firs and snow on the peaks. */
export function lake(random: Random, palette: Palette): string {
  const peak = (x: number, top: number, half: number, colour: string) =>
    path(`M${x - half} 600L${x} ${top}L${x + half} 600Z`, colour) +
    path(
      `M${x} ${top}L${x - half * 0.28} ${top + (600 - top) * 0.28}L${x - half * 0.1} ${top + (600 - top) * 0.22}L${x + half * 0.03} ${top + (600 - top) * 0.32}L${x + half * 0.15} ${top + (600 - top) * 0.2}L${x + half * 0.28} ${top + (600 - top) * 0.28}Z`,
      palette.glow,
    );
  const fir = (x: number, y: number, size: number) =>
    group(
      `translate(${x.toFixed(0)} ${y}) scale(${size.toFixed(2)})`,
      rect(-6, -20, 12, 30, palette.deep),
      path('M0 -190L40 -110H18L52 -60H26L60 -10H-60L-26 -60H-52L-18 -110H-40Z', palette.deep),
    );
  const left = random.int(60, 170);
  const right = random.int(620, 740);
  return [
    ellipse(random.pick([380, 520, 260]), 130, 60, palette.glow),
    peak(left, random.int(210, 280), 330, palette.far),
    peak(right, random.int(160, 240), 360, mix(palette.far, palette.mid, 0.4)),
    peak(400, 330, 300, mix(palette.far, palette.mid, 0.7)),
    rect(0, 592, 800, 408, palette.mid),
    path('M0 592H800L620 690L420 640L200 700Z', mix(palette.mid, palette.near, 0.4)),
    repeat(8, index =>
      line(
        `M${random.int(-20, 700)} ${640 + index * 40}h${random.int(60, 180)}`,
        palette.glow,
        4,
        'opacity="0.45"',
      ),
    ),
    repeat(4, index => fir(-6 + index * 52, 640 + (index % 2) * 22, random.between(0.9, 1.5))),
    repeat(4, index => fir(650 + index * 52, 650 + (index % 2) * 18, random.between(0.8, 1.4))),
  ].join('');
}
