import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const lines = createVar();

export const text = baseStyle({ fontFamily: vars.font.body, textWrap: 'pretty' });

const sized = (name: 'xs' | 's' | 'm' | 'l' | 'xl') =>
  inLayer('base', { fontSize: vars.text.size[name], lineHeight: vars.text.leading[name] });

export const size = styleVariants({
  xs: sized('xs'),
  s: sized('s'),
  m: sized('m'),
  l: sized('l'),
  xl: sized('xl'),
});

const coloured = (color: string) => inLayer('base', { color });

export const tone = styleVariants({
  inherit: coloured('inherit'),
  default: coloured(vars.content.default),
  muted: coloured(vars.content.muted),
  accent: coloured(vars.content.accent),
  coin: coloured(vars.content.coin),
  critical: coloured(vars.feedback.critical.text),
  positive: coloured(vars.feedback.positive.text),
  caution: coloured(vars.feedback.caution.text),
});

export const align = styleVariants({
  start: inLayer('base', { textAlign: 'start' }),
  center: inLayer('base', { textAlign: 'center' }),
  end: inLayer('base', { textAlign: 'end' }),
});

export const strong = baseStyle({ fontWeight: vars.font.strong });
export const tabular = baseStyle({ fontVariantNumeric: 'tabular-nums' });
export const caps = baseStyle({ textTransform: 'uppercase', letterSpacing: '0.08em' });

/** Truncates after a number of lines with an ellipsis. */
export const clamp = baseStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
});
