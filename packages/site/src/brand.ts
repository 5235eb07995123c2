import type { BrandInput } from '@velluto/ui/brand';
import { converter, formatHex, toGamut } from 'culori';

/** How the letters of a brand look: families that devices bring, so that no font has to be there. */
export const letters = {
  modern: {
    body: 'system-ui, sans-serif',
    display: 'system-ui, sans-serif',
    weight: 400,
    strong: 650,
    displayWeight: 750,
    emphasis: 'normal',
    displayTracking: -0.02,
  },
  classic: {
    body: 'system-ui, sans-serif',
    display: 'Georgia, serif',
    weight: 400,
    strong: 600,
    displayWeight: 400,
    emphasis: 'italic',
    displayTracking: -0.01,
  },
} as const satisfies Record<string, BrandInput['fonts']>;

/** What a brand is made from when only one colour is known. */
export interface BrandOptions {
  id: string;
  /** Any opaque CSS colour. */
  accent: string;
  letters: keyof typeof letters;
  /** 0 sharp, 1 round. */
  shape: number;
}

const lch = converter('oklch');
const shown = toGamut('rgb', 'oklch');
/** Hex of a colour that screens can show. */
const hex = (l: number, c: number, h: number) => formatHex(shown({ mode: 'oklch', l, c, h })) ?? '#000000';

/** True for a colour that CSS knows. */
export const isColour = (text: string): boolean => lch(text) !== undefined;

/**
 * Inputs of a brand made from one colour: backgrounds and texts are tinted with its hue, and the packages differ in
 * lightness, so that people who see no colours can tell them apart. The operator changes them in the brand's file.
 */
export function brandFromColour({ id, accent, letters: kind, shape }: BrandOptions): BrandInput {
  const { h = 0, c = 0 } = lch(accent) ?? {};
  const tint = Math.min(c, 0.1);
  return {
    id,
    seeds: {
      paper: hex(0.975, tint * 0.08, h),
      ink: hex(0.24, tint * 0.4, h),
      night: hex(0.18, tint * 0.2, h),
      cream: hex(0.95, tint * 0.12, h),
      accent,
      coin: '#e0a422',
      positive: '#3c7d54',
      caution: '#b07a10',
      critical: '#b3122f',
      packages: [hex(0.29, tint * 0.5, h), hex(0.45, tint, h), hex(0.61, tint * 1.3, h), hex(0.85, 0.13, 85)],
    },
    fonts: letters[kind],
    shape,
    photoTreatment: 'none',
  };
}

const safe = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** The mark for tabs and home screens: the first letter, far enough from the edges to be cut round. */
export function markOf(brand: BrandInput, name: string): string {
  const { night, cream, accent } = brand.seeds;
  const [first = ''] = name.trim().toUpperCase();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>${safe(name)}</title>`,
    `<path fill="${night}" d="M0 0h512v512H0z"/><circle cx="396" cy="356" r="34" fill="${accent}"/>`,
    `<text x="232" y="352" text-anchor="middle" font-family="${safe(brand.fonts.display)}" font-size="280" font-weight="700" fill="${cream}">${safe(first)}</text></svg>`,
    '',
  ].join('\n');
}
