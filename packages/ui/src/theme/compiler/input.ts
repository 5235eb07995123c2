import { keepable } from './brand.ts';
import { isColour, opacity, parse } from './colour.ts';
import { seedsFrom } from './complete-brand.ts';
import type { BrandProblem, BrandProblemCode } from './problems.ts';

/** What is wrong with a value; undefined when it is valid. */
type Rule = (value: unknown) => [code: BrandProblemCode, what: string] | undefined;

const quote = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(JSON.stringify(value)));

const colour: Rule = value => {
  if (typeof value !== 'string' || !isColour(value))
    return ['bad_colour', `${quote(value)} is not a CSS colour`];
  if (opacity(value) < 1) return ['translucent_colour', `${quote(value)} is not opaque`];
};
const number =
  (from: number, to: number): Rule =>
  value => {
    if (typeof value === 'number' && value >= from && value <= to) return;
    return ['bad_number', `${quote(value)} is not a number from ${from} to ${to}`];
  };
const matches =
  (code: BrandProblemCode, pattern: RegExp, what: string): Rule =>
  value =>
    typeof value === 'string' && pattern.test(value) ? undefined : [code, `${quote(value)} is not ${what}`];

const kept: Rule = value => {
  const wrong = Array.isArray(value) ? value.filter(name => !keepable.some(seed => seed === name)) : [value];
  if (wrong.length === 0) return;
  return ['bad_choice', `${quote(wrong[0])} cannot be kept: a list of ${keepable.join(', ')}`];
};

const oneOf = (...choices: string[]) =>
  matches('bad_choice', new RegExp(`^(${choices.join('|')})$`), choices.map(quote).join(' or '));

const families = matches('bad_font', /^[^;{}<>\\]+$/, 'a list of font families');
const filter =
  /^(none|((blur|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(-?[\d.]+(%|deg|px|rem)?\)\s*)+)$/;

/** Every input of a brand by its path. */
const rules: Record<string, Rule> = {
  id: matches(
    'bad_id',
    /^[a-z][a-z0-9-]{0,39}$/,
    'an id: small letters, digits and hyphens, a letter first, 40 at most',
  ),
  name: matches('bad_name', /^[^<>\p{Cc}]{1,60}$/u, 'a name of 1 to 60 characters without < and >'),
  'seeds.paper': colour,
  'seeds.ink': colour,
  'seeds.night': colour,
  'seeds.cream': colour,
  'seeds.accent': colour,
  'seeds.coin': colour,
  'seeds.positive': colour,
  'seeds.caution': colour,
  'seeds.critical': colour,
  'seeds.packages.0': colour,
  'seeds.packages.1': colour,
  'seeds.packages.2': colour,
  'seeds.packages.3': colour,
  'fonts.body': families,
  'fonts.display': families,
  'fonts.weight': number(1, 1000),
  'fonts.strong': number(1, 1000),
  'fonts.displayWeight': number(1, 1000),
  'fonts.emphasis': oneOf('italic', 'normal'),
  'fonts.displayTracking': number(-0.1, 0.2),
  'fonts.faces': matches('bad_font', /\.css$/, 'the path of a style sheet'),
  shape: number(0, 1),
  photoTreatment: matches('bad_filter', filter, 'a list of CSS filters or "none"'),
  people: oneOf('close', 'apart'),
  light: oneOf('none', 'aurora', 'velvet'),
  align: oneOf('start', 'center'),
  pace: oneOf('swift', 'calm'),
  keep: kept,
};
const required = new Set(['id', 'name', 'seeds.accent']);

/** Whether a missing input is an error: packages are given all together or not at all, the rest has defaults. */
const isRequired = (where: string, values: ReadonlyMap<string, unknown>): boolean =>
  required.has(where) ||
  (where.startsWith('seeds.packages.') && [...values.keys()].some(key => key.startsWith('seeds.packages')));

/** Values by path; only plain objects and arrays are walked. */
function leaves(value: unknown, path: string[] = []): [path: string, value: unknown][] {
  const group = Object.keys(rules).some(rule => rule.startsWith([...path, ''].join('.')));
  const inner = typeof value === 'object' && value !== null && (group || path.length === 0);
  if (!inner) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

const lightness = (text: unknown) => (typeof text === 'string' && isColour(text) ? parse(text).l : undefined);

/** Swapped background and text would fail nearly every requirement; one message about the cause is clearer. */
function swapped(values: ReadonlyMap<string, unknown>): BrandProblem[] {
  const accent = values.get('seeds.accent');
  const defaults = new Map<string, unknown>(
    typeof accent === 'string' && isColour(accent) ? Object.entries(seedsFrom(accent)) : [],
  );
  const lightnessOf = (where: string) =>
    lightness(values.get(where) ?? defaults.get(where.replace('seeds.', '')));
  const check = (ground: string, text: string, lighter: 'ground' | 'text', mode: string): BrandProblem[] => {
    const [groundLightness, textLightness] = [lightnessOf(ground), lightnessOf(text)];
    if (groundLightness === undefined || textLightness === undefined) return [];
    if (lighter === 'ground' ? groundLightness > textLightness : groundLightness < textLightness) return [];
    const message = `${ground} has to be ${lighter === 'ground' ? 'lighter' : 'darker'} than ${text}: they are ground and text of the ${mode} mode`;
    return [{ code: 'grounds_swapped', where: ground, message }];
  };
  return [
    ...check('seeds.paper', 'seeds.ink', 'ground', 'light'),
    ...check('seeds.night', 'seeds.cream', 'text', 'dark'),
  ];
}

/** What is wrong with a brand's inputs, before any colour is generated from them. */
export function inputProblems(input: unknown): BrandProblem[] {
  const values = new Map(leaves(input));
  const wrong = Object.entries(rules).flatMap(([where, rule]): BrandProblem[] => {
    const value = values.get(where);
    if (value === undefined) {
      return isRequired(where, values)
        ? [{ code: 'missing_input', where, message: `${where} is missing` }]
        : [];
    }
    const [code, what] = rule(value) ?? [];
    return code ? [{ code, where, message: `${where}: ${what}` }] : [];
  });
  const unknown = [...values.keys()]
    .filter(where => !Object.hasOwn(rules, where))
    .map(
      (where): BrandProblem => ({
        code: 'unknown_input',
        where,
        message: `${where || 'the brand'} is no input of a brand`,
      }),
    );
  return [...wrong, ...unknown, ...swapped(values)];
}
