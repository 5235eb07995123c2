import { styleText } from 'node:util';
import type { CompleteBrand } from '../theme/compiler/brand.ts';
import { twoDecimals } from '../theme/compiler/colour.ts';
import type { ModeContrastResult } from '../theme/compiler/contrast-requirements.ts';
import { type Drawing, drawnColours } from '../theme/compiler/drawn.ts';
import { keepOffers } from '../theme/compiler/kept.ts';
import type { BrandMeasurements } from '../theme/compiler/measure-brand.ts';
import { type BrandProblem, nearestHeading, proposalText } from '../theme/compiler/problems.ts';
import { levels, modes } from '../theme/compiler/resolved-themes.ts';
import { densities } from '../theme/density.ts';
import type { Inspection } from './inspect.ts';

/** How a report is written. */
export interface ReportOptions {
  /** Every requirement instead of the closest one of each chapter. */
  all?: boolean;
  /** Whether the terminal shows colours. */
  colours?: boolean;
}

const themes = modes.flatMap(mode => levels.map(level => ({ mode, level })));

function groups<Item>(items: readonly Item[], name: (item: Item) => string): [name: string, items: Item[]][] {
  const map = new Map<string, Item[]>();
  for (const item of items) map.set(name(item), [...(map.get(name(item)) ?? []), item]);
  return [...map];
}

/** Lines of a table with aligned columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** Text of a cell: measured and required value, with a mark where it falls short. */
const cell = (reached: number, needed: number) =>
  `${twoDecimals(reached)} of ${needed}${reached < needed ? ' !' : ''}`;
const margin = ({ contrast, needed }: ModeContrastResult) => contrast / needed;
const closest = (list: readonly ModeContrastResult[]) =>
  list.reduce((least, result) => (margin(result) < margin(least) ? result : least));

function contrastTable({ contrasts }: BrandMeasurements, all: boolean): string[] {
  const name = all
    ? (result: ModeContrastResult) => result.pair
    : (result: ModeContrastResult) => result.group;
  const rows = groups(contrasts, name).map(([title, list]) => {
    const cells = themes.map(({ mode, level }) => {
      const { contrast, needed } = closest(
        list.filter(result => result.mode === mode && result.level === level),
      );
      return cell(contrast, needed);
    });
    return [title, ...cells, ...(all ? [] : [closest(list).pair])];
  });
  const head = ['', 'light', 'light, more', 'dark', 'dark, more', ...(all ? [] : ['closest pair'])];
  return ['Contrast: what is reached, and what is required', ...table([head, ...rows])];
}

function distanceTable({ distances }: BrandMeasurements): string[] {
  const rows = groups(distances, ({ tones }) => tones.join(' – ')).map(([tones, list]) => [
    tones,
    ...modes.map(mode => {
      const least = list
        .filter(measured => measured.mode === mode)
        .reduce((smallest, other) => (other.distance < smallest.distance ? other : smallest));
      return `${cell(least.distance, least.needed)} (${least.colourVision})`;
    }),
  ]);
  return ['Package tones: least distance for any eye', ...table([['', ...modes], ...rows])];
}

/** A sample of the colour before its name, where the terminal shows colours. */
function swatch(hex: string, shown: boolean): string {
  if (!shown) return hex;
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001b[48;2;${red};${green};${blue}m  \u001b[0m ${hex}`;
}

function inputLines(brand: CompleteBrand, colours: boolean): string[] {
  const { seeds, fonts, shape, photoTreatment, people, light, align, pace } = brand;
  const { packages, ...others } = seeds;
  const named = [
    ...Object.entries(others),
    ...packages.map((seed, index): [string, string] => [`p${index}`, seed]),
  ];
  const samples = named.map(([name, seed]) => `${name.padEnd(8)} ${swatch(seed, colours)}`);
  const rows = Array.from({ length: Math.ceil(samples.length / 4) }, (_, row) =>
    samples.slice(row * 4, row * 4 + 4),
  );
  return [
    'Inputs',
    ...rows.map(row => `  ${row.join('   ')}`),
    `  body     ${fonts.body}, ${fonts.weight} and ${fonts.strong}`,
    `  display  ${fonts.display}, ${fonts.displayWeight}, ${fonts.displayTracking} em, ${fonts.emphasis}`,
    `  shape ${shape}, photos in lists ${photoTreatment}`,
    `  people ${people}, light ${light}, align ${align}, pace ${pace}`,
  ];
}

/** Why a colour is drawn as it is: what limits it, and what the input would have reached. */
function reason({ against, instead }: Drawing): string {
  const reached = `${twoDecimals(against.contrast)} with ${against.name}`;
  if (!instead) return `as given: ${reached}`;
  const other = instead.name === against.name ? '' : ` with ${instead.name}`;
  return `${reached}; as given ${twoDecimals(instead.contrast)}${other}`;
}

function drawnLines(brand: CompleteBrand): string[] {
  const rows = drawnColours(brand).map(({ seed, use, given, drawings }) => {
    const cells = modes.flatMap(mode => {
      const drawn = drawings.find(drawing => drawing.mode === mode);
      return drawn ? [drawn.colour, reason(drawn)] : ['', ''];
    });
    return [`${seed}, ${use}`, given, ...cells];
  });
  return [
    'Colours: how each input is drawn, and with what contrast',
    ...table([['', 'given', 'light', '', 'dark', ''], ...rows]),
    ...keepOffers(brand).map(offer => `  ${offer}`),
  ];
}

const share = ({ measured }: BrandProblem) => (measured ? measured.reached / measured.needed : 0);

/** One line a problem; of problems about the same pair in several modes, only the worst is shown. */
function problemLines(problems: readonly BrandProblem[]): string[] {
  return groups(problems, ({ code, where, measured, message }) =>
    measured ? `${code} ${where}` : message,
  ).map(([, similar]) => {
    const { code, message } = similar.reduce((worst, other) => (share(other) < share(worst) ? other : worst));
    const others = similar.length - 1;
    const more = others === 0 ? '' : ` (and ${others} more like it)`;
    return `  ${code}: ${message}${more}`;
  });
}

function verdict(problems: readonly BrandProblem[], requirements: number): string[] {
  if (problems.length === 0) return [`Good: it meets all ${requirements} requirements.`];
  return [problems.length === 1 ? '1 problem' : `${problems.length} problems`, ...problemLines(problems)];
}

/** Report for designers: inputs, the measured and required values, and what is wrong. */
export function report(inspection: Inspection, { all = false, colours = false }: ReportOptions = {}): string {
  const { id, path, inputs, variables, measured, problems, proposals, notes } = inspection;
  const requirements = measured ? measured.contrasts.length + measured.distances.length : 0;
  const paint = (style: 'bold' | 'green' | 'red', text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const { comfortable, compact, touch } = densities;
  const chapters = [
    [id ? `${id}, ${path}` : path],
    inputs ? inputLines(inputs, colours) : [],
    inputs ? drawnLines(inputs) : [],
    variables ? ['Variables', `  ${variables.set} of ${variables.all} of the contract are set`] : [],
    measured ? contrastTable(measured, all) : [],
    measured ? distanceTable(measured) : [],
    measured
      ? [
          'Touch',
          `  ${comfortable.touch} px, ${compact.touch} in compact lists, ${touch.touch} for touch: density sets them, not the brand`,
        ]
      : [],
    notes.length > 0 ? ['Worth a look', ...notes.map(note => `  ${note}`)] : [],
    proposals.length > 0 ? [nearestHeading, ...proposals.map(proposal => `  ${proposalText(proposal)}`)] : [],
    verdict(problems, requirements),
  ].filter(lines => lines.length > 0);
  return chapters
    .map(([title = '', ...lines], index) => {
      const last = index === chapters.length - 1;
      const style = last ? (problems.length === 0 ? 'green' : 'red') : 'bold';
      return [paint(style, title), ...lines].join('\n');
    })
    .join('\n\n');
}
