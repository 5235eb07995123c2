import { dirname } from 'node:path';
import { CssSyntaxError } from 'postcss';
import { isColour, opacity } from '../theme/compiler/colour.ts';
import { contractVersion } from '../theme/compiler/compile.ts';
import { failedRequirements, measureThemes } from '../theme/compiler/measure-brand.ts';
import type { BrandProblem } from '../theme/compiler/problems.ts';
import { proposeThemeColours } from '../theme/compiler/propose-theme-colours.ts';
import { levels, modes, type ResolvedTheme } from '../theme/compiler/resolved-themes.ts';
import type { Colours } from '../theme/compiler/semantic.ts';
import { densities } from '../theme/density.ts';
import { brandVariables, colourVariables, densityVariables, fill, isTranslucent } from './contract.ts';
import { loadText, missingFonts, refuse } from './files.ts';
import { fontsWithoutFaces, type Inspection } from './inspect.ts';
import { type BrandCss, readBrandCss, valueIn } from './read-css.ts';

/** What to do about a sheet that another version wrote, or a hand. */
const remedy = 'build it again with `velluto-brand build`';
const colourNames = new Set(colourVariables);

/** What is wrong with a colour of a style sheet. */
function colourProblem(name: string, value: string): BrandProblem | undefined {
  if (!isColour(value))
    return { code: 'bad_colour', where: name, message: `${name}: "${value}" is no colour` };
  if (opacity(value) === 1 || isTranslucent(name)) return undefined;
  return { code: 'translucent_colour', where: name, message: `${name}: "${value}" is not opaque` };
}

function variableProblems(sheet: BrandCss): BrandProblem[] {
  const contractVariables = new Set(['--vl-contract', ...brandVariables, ...densityVariables]);
  const version = sheet.values.get('--vl-contract');
  const missing = brandVariables.filter(name => !sheet.values.has(name));
  const stale = [...sheet.names].filter(name => !contractVariables.has(name));
  const colours = modes.flatMap(mode =>
    levels.flatMap(level =>
      colourVariables.flatMap(name => {
        const value = valueIn(sheet, name, mode, level);
        return value === undefined ? [] : [colourProblem(name, value)];
      }),
    ),
  );
  const once = new Map(colours.flatMap(problem => (problem ? [[problem.message, problem]] : [])));
  return [
    ...(version === String(contractVersion)
      ? []
      : [
          {
            code: 'contract_version',
            where: '--vl-contract',
            message: `It is compiled for contract ${version ?? 'of an unknown version'}; this package has ${contractVersion}: ${remedy}.`,
          } satisfies BrandProblem,
        ]),
    ...missing.map(
      (where): BrandProblem => ({
        code: 'variable_missing',
        where,
        message: `${where} is missing: ${remedy}`,
      }),
    ),
    ...stale.map(
      (where): BrandProblem => ({
        code: 'variable_stale',
        where,
        message: `${where} is no variable of a brand: remove it, or ${remedy}`,
      }),
    ),
    ...once.values(),
  ];
}

/** A length in CSS pixels; undefined for anything but `px` and `rem`. */
function pixels(value: string): number | undefined {
  const [, amount, unit] = /^([\d.]+)(px|rem)$/.exec(value.trim()) ?? [];
  return amount === undefined ? undefined : Number(amount) * (unit === 'rem' ? 16 : 1);
}

/** Touch targets that are smaller than their density requires. */
const touchProblems = ({ touch }: BrandCss): BrandProblem[] =>
  touch.flatMap(([selector, value]) => {
    const reached = pixels(value);
    const compact = selector.includes('compact');
    const needed = compact ? densities.compact.touch : densities.comfortable.touch;
    if (reached !== undefined && reached >= needed) return [];
    const message = `--vl-touch-min in ${selector} is ${value}, needs ${needed}px`;
    const measured = { reached: reached ?? 0, needed };
    return [{ code: 'touch_too_small', where: '--vl-touch-min', message, measured }];
  });

/** Inspects a compiled style sheet. Throws BrandError when it contains no brand or several. */
export async function inspectCss(path: string): Promise<Inspection> {
  const text = await loadText(path);
  let sheet: BrandCss;
  try {
    sheet = readBrandCss(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw refuse(path, `It is no style sheet: ${error.reason} in line ${error.line}`);
  }
  const [id, ...others] = sheet.ids;
  if (!id) throw refuse(path, 'It holds no rule for [data-vl-brand="…"].');
  if (others.length > 0) throw refuse(path, `It holds several brands: ${sheet.ids.join(', ')}.`);
  const wrong = variableProblems(sheet);
  const readable = !wrong.some(
    ({ code, where }) => code.endsWith('_colour') || (code === 'variable_missing' && colourNames.has(where)),
  );
  const themes = modes.flatMap(mode =>
    levels.map(
      (level): ResolvedTheme => ({
        mode,
        level,
        colours: fill<Colours>(name => valueIn(sheet, name, mode, level) ?? ''),
      }),
    ),
  );
  const measured = readable ? measureThemes(themes) : undefined;
  const lists = ['--vl-font-body', '--vl-font-display'].flatMap(name => sheet.values.get(name) ?? []);
  return {
    id,
    path,
    variables: {
      set: brandVariables.filter(name => sheet.values.has(name)).length,
      all: brandVariables.length,
    },
    measured,
    problems: [
      ...wrong,
      ...touchProblems(sheet),
      ...missingFonts(sheet.fonts, dirname(path), '@font-face'),
      ...(measured ? failedRequirements(measured) : []),
    ],
    proposals: readable ? proposeThemeColours(themes) : [],
    notes: fontsWithoutFaces(lists, sheet.fonts),
  };
}
