/** Text sizes that differ on phones (`media.phone`), which are read at arm's length. */
export const phoneText = { m: '1.0625rem' } as const;

/** Headlines that are smaller in narrow windows, by the size from which they grow to their own. */
export const narrowHeadlines = { h2: 'h3', h1: 'h2', hero: 'h1' } as const;

/** Height of a line of these headlines, as a multiple of their size. */
export const headlineLeading = 1.1;

/** The most of the window's width that the size of a headline takes: with large text a word of twelve letters still fits. */
const widthShare = { xl: 0.09, h3: 0.09, h2: 0.12, h1: 0.12, hero: 0.16 } as const;

/** Size of a headline that does not grow, but gives way to a narrow window; `sizes` and the result are CSS. */
export const fitting = (name: 'xl' | 'h3', sizes: Readonly<Record<'xl' | 'h3', string>>): string =>
  `min(${sizes[name]}, 100vw * ${widthShare[name]})`;

/** Size of a headline that grows with the window from the narrow size to its own; `sizes` and the result are CSS. */
export function growing(
  name: keyof typeof narrowHeadlines,
  sizes: Readonly<Record<'h3' | 'h2' | 'h1' | 'hero', string>>,
  window = '100vw',
): string {
  const from = sizes[narrowHeadlines[name]];
  return `clamp(min(${from}, ${window} * ${widthShare[name]}), ${from} + (${window} - 22rem) * 0.06, ${sizes[name]})`;
}
