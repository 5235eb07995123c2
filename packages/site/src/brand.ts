import type { BrandFonts, CompleteBrand } from '@velluto/ui/brand';
import { escapeHtml } from './escape-html.ts';

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
