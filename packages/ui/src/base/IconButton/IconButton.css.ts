import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

// doubled selector: wins over the button's sizes in any order of the style sheets
const square = (side: string) =>
  inLayer('base', {
    flexShrink: 0,
    selectors: { '&&': { inlineSize: side, blockSize: side, minBlockSize: side, padding: 0 } },
  });

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
