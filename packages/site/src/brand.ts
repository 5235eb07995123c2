import { escapeHtml } from '@velluto/rules';
import { type BrandFonts, type CompleteBrand, compileBrand, completeBrand } from '@velluto/ui/brand';

/** How the letters of a brand look: families that devices bring, so that no font has to be there. `modern` is the usual. */
export const letters = {
  modern: {},
  classic: {
    display: 'Georgia, serif',
    strong: 600,
    displayWeight: 400,
    emphasis: 'italic',
    displayTracking: -0.01,
  },
} as const satisfies Record<string, Partial<BrandFonts>>;

/** The inputs of a brand. */
export interface BrandOptions {
  id: string;
  name: string;
  accent: string;
  letters: keyof typeof letters;
  shape: number;
}

/** The brand that was asked for. */
export const brandOf = ({ id, name, accent, letters: kind, shape }: BrandOptions): CompleteBrand =>
  completeBrand({ id, name, seeds: { accent }, fonts: letters[kind], shape });

/** The style sheet of a brand, as `velluto-brand` writes it from the module `source`. */
export const sheetOf = (brand: CompleteBrand, source: string): string =>
  `/* Generated from ${source} by velluto-brand; change it there. */\n${compileBrand(brand)}`;

/** The mark for tabs and home screens: the first letter, far enough from the edges to be cut round. */
export function markOf(brand: CompleteBrand): string {
  const { night, cream, accent } = brand.seeds;
  const { name } = brand;
  const [first = ''] = name.trim().toUpperCase();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>${escapeHtml(name)}</title>`,
    `<path fill="${night}" d="M0 0h512v512H0z"/><circle cx="396" cy="356" r="34" fill="${accent}"/>`,
    `<text x="232" y="352" text-anchor="middle" font-family="${escapeHtml(brand.fonts.display)}" font-size="280" font-weight="700" fill="${cream}">${escapeHtml(first)}</text></svg>`,
    '',
  ].join('\n');
}
