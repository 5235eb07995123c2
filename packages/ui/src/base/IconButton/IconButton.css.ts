import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

const square = (side: string) =>
  inLayer('base', { inlineSize: side, blockSize: side, minBlockSize: side, padding: 0, flexShrink: 0 });

export const size = styleVariants({
  s: square(`calc(${vars.touch.min} - ${vars.space[2]})`),
  m: square(vars.touch.min),
  l: square(`calc(${vars.touch.min} + ${vars.space[1]})`),
});

export const count = baseStyle({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
});
