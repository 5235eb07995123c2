import type { CompleteBrand } from './brand.ts';
import { contrast } from './colour.ts';
import { type Mode, requirements } from './ramp.ts';
import { modes, modeThemes } from './resolved-themes.ts';
import type { Colours } from './semantic.ts';

/** A colour that another one is read on or under, and the contrast between them. */
export interface Against {
  /** Such as `its label` or `the page`. */
  name: string;
  colour: string;
  /** WCAG contrast, 1–21. */
  contrast: number;
}

/** How an input is drawn in one mode, at normal contrast. */
export interface Drawing {
  mode: Mode;
  colour: string;
  /** What limits the colour most. */
  against: Against;
  /** The contrast that the input itself would have, of that with which it would be too low; none when it is drawn as given. */
  instead?: Against;
}

/** An input colour with one of its uses. */
export interface DrawnColour {
  /** The input, such as `accent` or `packages.1`. */
  seed: string;
  /** What is drawn in it, such as `buttons`. */
  use: string;
  given: string;
  /** One drawing a mode; `paper` and `ink` have none in the dark mode, `night` and `cream` none in the light one. */
  drawings: readonly Drawing[];
}

/** Measures a colour by another one that it is read on or under. */
export const against = (name: string, colour: string, other: string): Against => ({
  name,
  colour,
  contrast: contrast(colour, other),
});

/** The one of several grounds on which a colour has the least contrast. */
function closest(colour: string, grounds: Record<string, string>): Against {
  const all = Object.entries(grounds).map(([name, ground]) => against(name, ground, colour));
  return all.reduce((least, other) => (other.contrast < least.contrast ? other : least));
}

/** A drawing; `limit` measures a colour by what it has to be told apart from. */
function drawing(mode: Mode, given: string, colour: string, limit: (colour: string) => Against): Drawing {
  if (colour === given) return { mode, colour, against: limit(colour) };
  return { mode, colour, against: limit(colour), instead: limit(given) };
}

/** A solid colour is limited by its label and, where it would hardly be seen on the page, by that. */
function solidDrawing(mode: Mode, given: string, colour: string, label: string, page: string): Drawing {
  const drawn = { mode, colour, against: against('its label', label, colour) };
  if (colour === given) return drawn;
  const ofPage = against('the page', page, given);
  const ofLabel = against('its label', label, given);
  const unreadable = ofPage.contrast >= requirements.border && ofLabel.contrast < drawn.against.contrast;
  return { ...drawn, instead: unreadable ? ofLabel : ofPage };
}

const surfaces = ({ surface }: Colours) => ({
  'the page': surface.page,
  'the raised surface': surface.raised,
  'the sunken surface': surface.sunken,
  'the overlay': surface.overlay,
});

/** How every input colour is drawn in both modes, and what limits it. Contrast and order are those of the report. */
export function drawnColours(brand: CompleteBrand): DrawnColour[] {
  const { seeds } = brand;
  const themes = modes.map(mode => {
    const colours = modeThemes(brand, mode).find(({ level }) => level === 'normal')?.colours;
    if (!colours) throw new Error('a mode has a theme of normal contrast');
    return { mode, colours };
  });
  const inBoth = (draw: (colours: Colours, mode: Mode) => Drawing) =>
    themes.map(({ mode, colours }) => draw(colours, mode));
  const only = (mode: Mode, draw: (colours: Colours, mode: Mode) => Drawing) =>
    inBoth(draw).filter(one => one.mode === mode);

  const page = (seed: string) => (c: Colours, mode: Mode) =>
    drawing(mode, seed, c.surface.page, colour => against('its text', c.content.default, colour));
  const text = (seed: string) => (c: Colours, mode: Mode) =>
    drawing(mode, seed, c.content.default, colour => closest(colour, surfaces(c)));
  const solidUse = (
    seed: string,
    use: string,
    given: string,
    pick: (c: Colours) => [colour: string, label: string],
  ) => ({
    seed,
    use,
    given,
    drawings: inBoth((c, mode) => solidDrawing(mode, given, ...pick(c), c.surface.page)),
  });
  const textUse = (seed: string, given: string, pick: (c: Colours) => [colour: string, tint: string]) => ({
    seed,
    use: 'texts',
    given,
    drawings: inBoth((c, mode) => {
      const [colour, tint] = pick(c);
      return drawing(mode, given, colour, one => closest(one, { ...surfaces(c), 'its tint': tint }));
    }),
  });
  const toned = (['positive', 'caution', 'critical'] as const).flatMap(seed => [
    solidUse(seed, 'badges', seeds[seed], c => [c.feedback[seed].solid, c.feedback[seed].onSolid]),
    textUse(seed, seeds[seed], c => [c.feedback[seed].text, c.feedback[seed].surface]),
  ]);
  const numbered = [
    ['p0', 0],
    ['p1', 1],
    ['p2', 2],
    ['p3', 3],
  ] as const;
  const packages = numbered.flatMap(([tone, at]) => {
    const [seed, given] = [`packages.${at}`, seeds.packages[at]];
    return [
      solidUse(seed, 'packages', given, c => [c.package[tone].solid, c.package[tone].onSolid]),
      textUse(seed, given, c => [c.package[tone].text, c.package[tone].tint]),
    ];
  });
  return [
    { seed: 'paper', use: 'page', given: seeds.paper, drawings: only('light', page(seeds.paper)) },
    { seed: 'ink', use: 'text', given: seeds.ink, drawings: only('light', text(seeds.ink)) },
    { seed: 'night', use: 'page', given: seeds.night, drawings: only('dark', page(seeds.night)) },
    { seed: 'cream', use: 'text', given: seeds.cream, drawings: only('dark', text(seeds.cream)) },
    solidUse('accent', 'buttons', seeds.accent, c => [c.action.primary.bg.rest, c.action.primary.fg.rest]),
    textUse('accent', seeds.accent, c => [c.content.accent, c.surface.accent]),
    {
      seed: 'coin',
      use: 'coins',
      given: seeds.coin,
      drawings: inBoth((c, mode) =>
        drawing(mode, seeds.coin, c.coin.face, one => against('the rim', c.coin.rim, one)),
      ),
    },
    textUse('coin', seeds.coin, c => [c.content.coin, c.coin.surface]),
    ...toned,
    ...packages,
  ];
}
