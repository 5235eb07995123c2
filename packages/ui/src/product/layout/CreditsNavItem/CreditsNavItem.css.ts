import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

export const root = productStyle(transition('border-color'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: `calc(${vars.touch.min} - ${vars.space[2]})`,
  paddingBlock: '2px',
  paddingInline: vars.space[3],
  border: '1px solid',
  borderRadius: vars.radius.action,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.strong } } } },
});

/** No colour above ten credits, yellow from ten down, red at zero, which the label says too. */
export const tone = styleVariants({
  plenty: inLayer('product', {
    background: vars.surface.raised,
    borderColor: vars.border.default,
    color: vars.content.strong,
  }),
  warning: inLayer('product', {
    background: vars.coin.surface,
    borderColor: vars.coin.border,
    color: vars.content.coin,
  }),
  danger: inLayer('product', {
    background: vars.badge.danger.bg,
    borderColor: vars.badge.danger.bg,
    color: vars.badge.danger.fg,
  }),
});
