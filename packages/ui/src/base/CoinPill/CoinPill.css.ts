import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const pill = baseStyle(pressable, transition('border-color'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  paddingBlock: '2px',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.coin.border}`,
  borderRadius: vars.radius.action,
  background: vars.coin.surface,
  color: vars.coin.mark,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { borderColor: vars.coin.rim } } } },
});
/** A number, and below it what it lacks. */
export const amount = baseStyle({ display: 'inline-flex', flexDirection: 'column', lineHeight: 1.1 });
export const note = baseStyle({
  fontSize: vars.text.size.xs,
  fontWeight: vars.font.weight,
});
