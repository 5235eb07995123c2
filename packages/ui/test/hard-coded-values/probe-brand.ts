import { colourShape } from '../../src/theme/shape.ts';
import { variableName } from '../../src/theme/variable-name.ts';

type Shape = { readonly [key: string]: null | Shape };
const names = (shape: Shape, path: string[] = []): string[] =>
  Object.entries(shape).flatMap(([key, part]) =>
    part === null ? [variableName([...path, key])] : names(part, [...path, key]),
  );

/** Red, green and blue, 0–255. */
export type Channels = readonly [number, number, number];

/** Distinct colours, at least 40 apart in one channel and no greys, so that rounding in the browser cannot confuse them. */
function* distinctColours(): Generator<Channels> {
  const levels = [240, 40, 160, 80, 200, 120];
  for (const red of levels) {
    for (const green of levels) {
      for (const blue of levels) if (red !== green || green !== blue) yield [red, green, blue];
    }
  }
}

const elevations = ['raised', 'overlay', 'sheet'] as const;
const colours = distinctColours();
const next = (name: string): [string, Channels] => {
  const { value } = colours.next();
  if (!value) throw new Error(`The probe brand has no colour left for ${name}.`);
  return [name, value];
};

/** A different colour for every colour of the contract, by the variable's name. */
export const probeColours: ReadonlyMap<string, Channels> = new Map(names(colourShape).map(next));
/** The one colour of each shadow. */
export const probeShadows: ReadonlyMap<string, Channels> = new Map(
  elevations.map(name => next(variableName(['elevation', name]))),
);
/** Radii in CSS pixels that are unlikely to be hard-coded. */
export const probeRadii: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'radius-mark': 3.25,
    'radius-control': 7.25,
    'radius-action': 8.25,
    'radius-card': 9.25,
    'radius-photo': 5.25,
    'radius-bubble': 13.25,
    'radius-dialog': 17.25,
    'radius-pill': 999.25,
    'portrait-radius': 6.25,
    'row-radius': 4.25,
  }).map(([name, size]) => [variableName([name]), size]),
);
/** Font families that do not exist, so that fallback fonts are shown. */
export const probeFonts: ReadonlyMap<string, string> = new Map(
  ['body', 'display'].map(name => [variableName(['font', name]), `"Probe ${name}"`]),
);
/** Weights that browsers do not set by themselves. */
export const probeWeights: ReadonlyMap<string, number> = new Map(
  Object.entries({ weight: 431, strong: 631, displayWeight: 391 }).map(([name, weight]) => [
    variableName(['font', name]),
    weight,
  ]),
);

const rgb = ([red, green, blue]: Channels) => `rgb(${red} ${green} ${blue})`;

/** The probe brand as a style sheet: it overrides every brand, mode and contrast on the page. */
export function probeCss(): string {
  const lines = [
    ...[...probeColours].map(([name, colour]) => [name, rgb(colour)]),
    ...[...probeShadows].map(([name, colour]) => [name, `0 1px 3px ${rgb(colour)}`]),
    ...[...probeRadii].map(([name, size]) => [name, `${size}px`]),
    [variableName(['scene', 'light']), 'none'],
    ...[...probeFonts],
    ...[...probeWeights].map(([name, weight]) => [name, String(weight)]),
  ].map(([name, value]) => `  --${name}: ${value} !important;`);
  return `[data-vl-brand], [data-vl-mode], [data-vl-contrast] {\n${lines.join('\n')}\n}`;
}
