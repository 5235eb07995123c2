import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  // the amount and its currency stay together; a crossed-out price may go below
  whiteSpace: 'nowrap',
});

export const now = styleVariants({
  m: inLayer('patterns', {
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.m,
    fontWeight: vars.font.strong,
    color: vars.content.strong,
  }),
  l: inLayer('patterns', {
    fontSize: vars.text.size.xl,
    lineHeight: vars.text.leading.xl,
    fontWeight: vars.font.strong,
    color: vars.content.strong,
  }),
});

export const was = patternStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
});
