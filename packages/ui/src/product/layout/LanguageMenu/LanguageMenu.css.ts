import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: `calc(${vars.touch.min} - ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
  selectors: { '&:focus-within': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.action.plain.bg.hover } } },
  },
});

/** An invisible native select on top, which works best on each device. */
export const select = productStyle(pressable, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  // below 16 px iPhones zoom into the page
  fontSize: '1rem',
  outline: 'none',
  color: vars.content.default,
  background: vars.surface.raised,
});
