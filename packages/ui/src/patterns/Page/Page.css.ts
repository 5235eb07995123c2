import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  '@media': { [media.desktop]: { gap: vars.space[8], paddingBlock: `${vars.space[10]} ${vars.space[16]}` } },
});

export const width = styleVariants({
  narrow: inLayer('patterns', { maxInlineSize: `calc(30rem + 2 * ${vars.space.gutter})` }),
  reading: inLayer('patterns', { maxInlineSize: `calc(46rem + 2 * ${vars.space.gutter})` }),
  text: inLayer('patterns', { maxInlineSize: `calc(60rem + 2 * ${vars.space.gutter})` }),
  wide: inLayer('patterns', { maxInlineSize: `calc(76rem + 2 * ${vars.space.gutter})` }),
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const text = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const lead = patternStyle({ color: vars.content.muted, maxInlineSize: '42rem' });
