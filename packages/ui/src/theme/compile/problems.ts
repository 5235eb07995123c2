/** Why a brand cannot be used, by code. Messages may change, codes do not. */
export type BrandProblemCode =
  /** A value is missing. */
  | 'missing_input'
  /** An unknown field, often a typing error. */
  | 'unknown_input'
  /** The id is not in lower case with digits and hyphens. */
  | 'bad_id'
  | 'bad_colour'
  /** A colour is translucent, so that its contrast is unknown. */
  | 'translucent_colour'
  /** The background of the light mode is darker than its text, or the reverse in dark mode. */
  | 'grounds_swapped'
  | 'bad_font'
  /** Not a number, or out of range. */
  | 'bad_number'
  /** A value that is not among the allowed ones. */
  | 'bad_choice'
  | 'bad_filter'
  /** The contrast of two colours is below the requirement. */
  | 'contrast_too_low'
  /** Two package tones look too alike with one kind of colour vision. */
  | 'tones_too_close'
  /** A style sheet or font file that the brand names does not exist. */
  | 'font_file_missing'
  /** A `brand.css` lacks a variable of the contract. */
  | 'variable_missing'
  /** A `brand.css` sets a variable that the contract does not have. */
  | 'variable_stale'
  /** A `brand.css` was compiled for another version of the contract. */
  | 'contract_version'
  /** A `brand.css` makes touch targets too small. */
  | 'touch_too_small'
  /** The file holds no brand or cannot be read. */
  | 'unreadable_file';

/** One reason why a brand cannot be used. */
export interface BrandProblem {
  code: BrandProblemCode;
  /** The input (`seeds.accent`), requirement (`content.muted on surface.page`) or variable it is about. */
  where: string;
  /** A readable sentence, with the found and the required value. */
  message: string;
  /** What was measured and what is needed: contrast 1–21, distance in OKLab, or pixels. */
  measured?: { reached: number; needed: number };
}

/** A brand was refused. The message lists every problem, a line each. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** Everything that was found, not only the first. */
  readonly problems: readonly BrandProblem[];

  constructor(headline: string, problems: readonly BrandProblem[]) {
    super(`${headline}\n${problems.map(problem => `  ${problem.message}`).join('\n')}`);
    this.problems = problems;
  }
}
