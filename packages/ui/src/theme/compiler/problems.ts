/** Why a brand cannot be used, by code. Messages may change, codes do not. */
export type BrandProblemCode =
  /** A value is missing. */
  | 'missing_input'
  /** An unknown field, often a typing error. */
  | 'unknown_input'
  /** The id is not in lower case with digits and hyphens. */
  | 'bad_id'
  /** The name is empty, too long or has signs of markup. */
  | 'bad_name'
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
  /** A file of tokens has a token that no brand has. */
  | 'token_unknown'
  /** A file of tokens lacks one. */
  | 'token_missing'
  /** A value in a file of tokens is not the one that was written there. */
  | 'token_edited'
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

/** A colour that would pass where the given one does not. */
export interface ColourProposal {
  /** The input (`seeds.ink`) or the requirement whose first colour it is (`content.muted on surface.page`). */
  where: string;
  /** The colour that was given, as it was written. */
  given: string;
  /** The nearest colour that passes, as hex. */
  colour: string;
}

/** A brand was refused. The message lists every problem, a line each, and the colours that would pass. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** Everything that was found, not only the first. */
  readonly problems: readonly BrandProblem[];
  /** Nearest colours with which the brand passes, all of them together; empty when no colour is wrong. */
  readonly proposals: readonly ColourProposal[];

  constructor(
    headline: string,
    problems: readonly BrandProblem[],
    proposals: readonly ColourProposal[] = [],
  ) {
    const nearest = proposals.map(proposal => `  ${proposalText(proposal)}`);
    const lines = problems.map(({ message }) => `  ${message}`);
    const heading = nearest.length > 0 ? [nearestHeading] : [];
    super([headline, ...lines, ...heading, ...nearest].join('\n'));
    this.problems = problems;
    this.proposals = proposals;
  }
}

/** Heading of a list of proposals. */
export const nearestHeading = 'Nearest colours that pass, all together:';
/** One proposal as a line. */
export const proposalText = ({ where, given, colour }: ColourProposal): string =>
  `${where}: ${colour} instead of ${given}`;
