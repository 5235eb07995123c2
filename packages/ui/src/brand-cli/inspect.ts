import { dirname } from 'node:path';
import type { CompleteBrand } from '../theme/compiler/brand.ts';
import { inputProblems } from '../theme/compiler/input.ts';
import { keepWarnings } from '../theme/compiler/kept.ts';
import { type BrandMeasurements, failedRequirements, measureBrand } from '../theme/compiler/measure-brand.ts';
import type { BrandProblem, ColourProposal } from '../theme/compiler/problems.ts';
import { proposeColours } from '../theme/compiler/propose.ts';
import { readBrand } from '../theme/compiler/read-brand.ts';
import { fontProblems, fontsOf, loadBrand } from './files.ts';
import type { FontFiles } from './read-css.ts';

/** Everything a report is made of. */
export interface Inspection {
  id: string;
  path: string;
  /** The inputs, when a brand's module was inspected and they can be read. */
  inputs?: CompleteBrand;
  /** How many contract variables a style sheet sets, of how many. */
  variables?: { set: number; all: number };
  /** Undefined while colours are missing or wrong. */
  measured?: BrandMeasurements;
  /** Errors: the brand cannot be used. */
  problems: BrandProblem[];
  /** Nearest colours with which it passes; empty when no colour is wrong. */
  proposals: readonly ColourProposal[];
  /** Warnings. */
  notes: string[];
}

const systemFonts =
  /^(system-ui|ui-.*|-apple-system|BlinkMacSystemFont|serif|sans-serif|monospace|cursive|fantasy|Arial|Georgia|Helvetica|Helvetica Neue|Times New Roman|Verdana|Segoe UI|Roboto)$/;

/** Notes on preferred font families without a `@font-face`, which are seen only where they are installed. */
export const fontsWithoutFaces = (lists: readonly string[], { families }: FontFiles): string[] =>
  [...new Set(lists.map(list => (list.split(',')[0] ?? '').trim().replaceAll(/["']/g, '')))]
    .filter(family => !families.has(family) && !systemFonts.test(family))
    .map(family => `"${family}" is in no @font-face: only people who have it installed will see it.`);

/** Inspects a brand's module. Problems are collected, not thrown; throws BrandError when there is no brand at all. */
export async function inspectBrand(path: string): Promise<Inspection> {
  const brand = await loadBrand(path);
  const wrong = [...inputProblems(brand), ...(await fontProblems(brand, dirname(path)))];
  const id = String(brand.id ?? 'without an id');
  const proposals = proposeColours(brand);
  if (wrong.some(({ code }) => code !== 'font_file_missing'))
    return { id, path, problems: wrong, proposals, notes: [] };
  const inputs = readBrand(brand);
  const measured = measureBrand(inputs);
  const fonts = await fontsOf(inputs, dirname(path));
  return {
    id,
    path,
    inputs,
    measured,
    problems: [...wrong, ...failedRequirements(measured)],
    proposals,
    notes: [...keepWarnings(inputs), ...fontsWithoutFaces([inputs.fonts.body, inputs.fonts.display], fonts)],
  };
}
