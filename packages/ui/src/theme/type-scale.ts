/** Text sizes that differ on phones (`media.phone`), which are read at arm's length. */
export const phoneText = { m: '1.0625rem' } as const;

/** Headlines that are smaller in narrow windows, by the size from which they grow to their own. */
export const narrowHeadlines = { h2: 'h3', h1: 'h2', hero: 'h1' } as const;

/** Height of a line of these headlines, as a multiple of their size. */
export const headlineLeading = 1.1;

/** Size of a headline that grows with the window from one size to another; both as CSS. */
export const growing = (from: string, to: string, window = '100vw'): string =>
  `clamp(${from}, ${from} + (${window} - 22rem) * 0.06, ${to})`;
