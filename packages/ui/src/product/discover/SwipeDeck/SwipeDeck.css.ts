import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  inlineSize: 'min(100%, 25rem)',
  marginInline: 'auto',
});

const upright = `${media.phone} and ${media.roomy}`;
/** What the bars, a notice, tabs and the buttons leave on an upright phone. */
const height = 'clamp(16rem, 100svh - 18.75rem - var(--vl-notice-block-size, 0px), 145vw)';

/** Narrow enough that the buttons below the cards are in view. A card that is flicked away is clipped at the window, not here. */
export const pile = productStyle({
  display: 'grid',
  justifySelf: 'center',
  inlineSize: 'min(100%, max(14rem, (100svh - 21rem) * 0.8))',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  '@media': {
    [upright]: { inlineSize: '100%', aspectRatio: 'auto', blockSize: height },
  },
});
/** Without cards the text that takes their place may need more. */
export const withoutCards = productStyle({
  '@media': { [upright]: { blockSize: 'auto', minBlockSize: height } },
});
globalIn('product', `${pile} > *`, { gridArea: '1 / 1' });
// Clips leaving cards, so that the page does not scroll sideways. The place comes first: `:has()` is asked of few elements.
globalIn('product', `:where(body > *):has(${pile})`, { overflowX: 'clip' });

/** Shown in place of the cards. */
export const placeholder = productStyle({
  display: 'grid',
  gridTemplate: 'minmax(min-content, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  borderRadius: vars.radius.photo,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible:not([data-quiet-focus])': focusRing },
});

/** The menu is in the last column of the buttons, which they leave empty. */
export const foot = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});
globalIn('product', `${foot} > *`, { gridArea: '1 / 1' });
/** Reserves the size of the menu button, which is loaded later. */
export const menu = productStyle({
  justifySelf: 'end',
  minInlineSize: vars.touch.min,
  minBlockSize: vars.touch.min,
});
export const facts = productStyle({ display: 'grid', gap: vars.space[1], textAlign: 'center' });

/** Shown where there is probably a keyboard. */
export const keyboardHint = productStyle({
  display: 'none',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
  '@media': { [media.hover]: { display: 'block' } },
});
