import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

const badge = baseStyle({
  maxInlineSize: '100%',
  minBlockSize: '1.375rem',
  paddingInline: '0.4375rem',
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.mark,
  fontSize: vars.text.size.xs,
  fontWeight: vars.font.strong,
  lineHeight: vars.text.leading.xs,
  letterSpacing: vars.text.tracking.caps,
  overflowWrap: 'break-word',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

const paint = (background: string, color: string) => [badge, inLayer('base', { background, color })];

export const tone = styleVariants({
  neutral: paint(vars.badge.neutral.bg, vars.badge.neutral.fg),
  warning: paint(vars.badge.warning.bg, vars.badge.warning.fg),
  danger: paint(vars.badge.danger.bg, vars.badge.danger.fg),
  new: paint(vars.badge.new.bg, vars.badge.new.fg),
  positive: paint(vars.feedback.positive.surface, vars.feedback.positive.text),
  inverse: paint(vars.surface.inverse, vars.content.onInverse),
  photo: paint(vars.photo.label, vars.photo.onLabel),
  photoDark: paint(vars.photo.scrim, vars.content.onPhoto),
});
