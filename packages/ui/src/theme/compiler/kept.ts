import { type CompleteBrand, type KeepableSeed, keepable } from './brand.ts';
import { parse, twoDecimals } from './colour.ts';
import { type Against, against } from './drawn.ts';
import { distance } from './nearest.ts';
import { groundOf } from './palette.ts';
import { keptSolid, type Mode, requirements, solid } from './ramp.ts';
import { modes } from './resolved-themes.ts';

/** A solid colour that may be kept, or is. */
export interface KeptColour {
  seed: KeepableSeed;
  mode: Mode;
  given: string;
  /** What is drawn without `keep`. */
  usual: string;
  /** Label of the kept colour. */
  label: Against;
  page: Against;
  /** Whether the brand keeps it. */
  kept: boolean;
}

/** Every solid colour that differs from its seed, or would without `keep`. */
export function keptColours({ seeds, keep = [] }: CompleteBrand): KeptColour[] {
  return keepable.flatMap(seed =>
    modes.flatMap((mode): KeptColour[] => {
      const ground = groundOf(seeds, mode);
      const given = seeds[seed];
      const usual = solid(given, ground).rest;
      if (usual === given) return [];
      const { label } = keptSolid(given, ground);
      return [
        {
          seed,
          mode,
          given,
          usual,
          label: against('its label', label, given),
          page: against('the page', ground.page, given),
          kept: keep.includes(seed),
        },
      ];
    }),
  );
}

const nameOf = (label: string) => (parse(label).l > 0.6 ? 'light' : 'dark');

/** Distance in OKLab from which a colour is taken for another one. */
const farAway = 0.2;

/** One sentence for each colour that is drawn far from what was given: what is drawn, why, and how it can be kept. */
export const keepOffers = (brand: CompleteBrand): string[] =>
  keptColours(brand)
    .filter(({ kept, given, usual }) => !kept && distance(given, usual) > farAway)
    .map(
      ({ seed, mode, given, usual, label, page }) =>
        `Your ${seed} ${given} is drawn as ${usual} in ${mode}, because it has a contrast of ${twoDecimals(page.contrast)} with the page. \`keep: ['${seed}']\` keeps it under ${nameOf(label.colour)} text ${label.colour}: contrast ${twoDecimals(label.contrast)} with the text, ${twoDecimals(page.contrast)} with the page.`,
    );

/** One warning for each colour that the brand keeps although its edge is hard to see. */
export const keepWarnings = (brand: CompleteBrand): string[] =>
  keptColours(brand)
    .filter(({ kept, page }) => kept && page.contrast < requirements.border)
    .map(
      ({ seed, mode, given, usual, page }) =>
        `You keep ${seed} ${given} in ${mode}: contrast ${twoDecimals(page.contrast)} with the page, and ${requirements.border} lets everyone see where it ends. Without \`keep\` it is ${usual}.`,
    );
