import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { pageWidth } from '../../../theme/page-width.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** An icon above a word, as `NavItem` draws them. */
const tab = `max(${vars.touch.min}, 1.5rem + ${vars.text.leading.xs} + ${vars.space.half} + 2 * ${vars.space[1]})`;
const tabBar = `calc(${tab} + ${vars.space[1]} + 1px + max(${vars.space[1]}, env(safe-area-inset-bottom)))`;

export const root = productStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
});

/** Reserves the space of the bottom bar where it is fixed; sticky bars of pages are above it. */
export const aboveTabs = productStyle({
  '@media': {
    [`(not ${media.desktop}) and ${media.roomy}`]: {
      vars: { '--vl-bar-block-size': tabBar },
      paddingBlockEnd: 'var(--vl-bar-block-size)',
    },
  },
});

// Links within the page scroll clear of the bars at both edges; for the focus see `keepFocusInView`.
globalIn('product', `html:has(${root})`, {
  '@media': { [media.roomy]: { scrollPaddingBlock: `3.5rem ${vars.space[2]}` } },
});
globalIn('product', `html:has(${aboveTabs})`, {
  '@media': { [`(not ${media.desktop}) and ${media.roomy}`]: { scrollPaddingBlockEnd: tabBar } },
});

export const banners = productStyle({ display: 'grid' });

/** Pages that fill the window leave room for a notice of one line. */
globalIn('product', `${root}:has(> ${banners} .vl-Banner)`, {
  vars: { '--vl-notice-block-size': `calc(${vars.touch.min} - ${vars.space[1]} + 1px)` },
});

export const main = productStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: pageWidth,
  minInlineSize: 0,
  marginInline: 'auto',
});

export const full = productStyle({ maxInlineSize: 'none' });

// The target of "skip to content" has no focus ring, which would surround the whole page.
globalIn('product', `${main}:focus`, { outline: 'none' });
