import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { ellipse, group, line, mix, path, rect, repeat } from '../svg.ts';

/** A train's window: fields go by, a curtain, a table edge. */
export function train(random: Random, palette: Palette): string {
  const frame = mix(palette.glow, palette.far, 0.35);
  const speed = repeat(6, index =>
    line(
      `M${random.int(80, 560)} ${470 + index * 22}h${random.int(80, 220)}`,
      palette.glow,
      5,
      'opacity="0.7"',
    ),
  );
  const pole = random.pick([230, 570]);
  const curtain =
    path('M36 60H170C176 220 150 330 74 410C80 520 84 620 92 720H36Z', palette.spot) +
    line(
      'M70 70C72 200 66 300 54 390M110 70C112 190 96 300 66 396M146 70C146 190 116 310 76 402',
      mix(palette.spot, palette.deep, 0.35),
      6,
    ) +
    rect(32, 398, 52, 18, palette.glow);
  return [
    rect(0, 0, 800, 1000, mix(palette.near, palette.deep, 0.2)),
    `<rect x="56" y="64" width="688" height="640" rx="56" fill="${frame}"/>`,
    `<clipPath id="pane"><rect x="80" y="88" width="640" height="592" rx="36"/></clipPath>`,
    '<g clip-path="url(#pane)">',
    rect(80, 88, 640, 592, palette.skyLow),
    ellipse(random.pick([180, 600]), 200, 66, palette.glow),
    path('M80 470C200 380 320 430 440 440S640 360 720 400V690H80Z', palette.far),
    path('M80 540C240 480 400 540 520 510S680 500 720 490V690H80Z', palette.mid),
    path('M80 600C280 570 520 620 720 580V690H80Z', palette.near),
    rect(pole, 88, 12, 600, palette.deep),
    line('M80 150C240 200 420 130 720 190', palette.deep, 4),
    speed,
    '</g>',
    curtain,
    group('translate(800 0) scale(-1 1)', curtain),
    rect(30, 52, 740, 16, palette.deep),
    rect(0, 720, 800, 20, frame),
  ].join('');
}
