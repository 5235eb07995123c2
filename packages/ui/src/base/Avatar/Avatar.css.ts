import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const avatar = baseStyle({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
});

const side = (inlineSize: string) => inLayer('base', { inlineSize });

export const size = styleVariants({
  xs: side('1.5rem'),
  s: side('2rem'),
  m: side('2.5rem'),
  l: side('3.5rem'),
  xl: side('6rem'),
});

/** Marks something new, such as a new like. */
export const ring = baseStyle({
  outline: `2px solid ${vars.action.primary.bg.rest}`,
  outlineOffset: 2,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});

export const online = baseStyle({
  display: 'grid',
  position: 'absolute',
  insetBlockEnd: 'calc(14.6% - 0.375rem)',
  insetInlineEnd: 'calc(14.6% - 0.375rem)',
});
