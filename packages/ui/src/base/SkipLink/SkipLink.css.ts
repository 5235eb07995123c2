import { vars } from '../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../theme/interactive.ts';
import { baseStyle } from '../../theme/styles.ts';

export const skip = baseStyle({
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.content.onInverse,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden' },
    '&:focus-visible': focusRingAnywhere,
  },
});
