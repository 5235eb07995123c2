import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const count = baseStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.pill,
  background: vars.badge.new.bg,
  color: vars.badge.new.fg,
  fontSize: '0.6875rem',
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
