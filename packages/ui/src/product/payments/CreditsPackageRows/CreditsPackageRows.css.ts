import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The space between two rows leaves room for the flag on an upper edge. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space[3],
});

export const row = productStyle(pressable, {
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.card,
  color: vars.content.default,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
const ticket = `${row} > [data-part="package"]`;
globalIn('product', ticket, transition('border-color'));
globalIn('product', `${row}:hover > [data-part="package"]`, {
  '@media': { [media.hover]: { borderColor: vars.content.strong } },
});

/** A second line inside the frame, so that no text moves. */
export const recommended = productStyle({});
globalIn('product', `${recommended} > [data-part="package"]`, {
  borderColor: vars.content.strong,
  boxShadow: `inset 0 0 0 1px ${vars.content.strong}`,
});

export const flag = productStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space[5],
  translate: '0 -50%',
  zIndex: 1,
});
