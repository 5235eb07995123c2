import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** Shown on phones only, which have a page for each part. */
export const onPhone = productStyle({ '@media': { [`not ${media.phone}`]: { display: 'none' } } });
/** Not shown on phones. */
export const elsewhere = productStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const back = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.touch.min,
  color: vars.content.default,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});
// with its place, which would push the headline down
globalIn('product', '.vl-SettingsPage > [data-part="tabs"]', {
  '@media': { [`not ${media.phone}`]: { display: 'none' } },
});

export const parts = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
/** Takes the focus when its address is opened, and cannot be pressed. */
export const part = productStyle({ minInlineSize: 0, scrollMarginBlockStart: '5rem', outline: 'none' });
