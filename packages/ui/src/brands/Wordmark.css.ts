import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { baseStyle, inLayer } from '../theme/styles.ts';

export const wordmark = baseStyle({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.text.tracking.display,
  lineHeight: 1,
  color: 'inherit',
});

export const size = styleVariants({
  s: inLayer('base', { fontSize: vars.text.size.xl }),
  m: inLayer('base', { fontSize: vars.text.size.h3 }),
  l: inLayer('base', { fontSize: vars.text.size.h1 }),
});
