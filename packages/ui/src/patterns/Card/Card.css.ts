import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flow-root',
  minInlineSize: 0,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
});

export const padding = styleVariants({
  none: {},
  m: inLayer('patterns', { padding: vars.space[4] }),
  l: inLayer('patterns', { padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[8]})` }),
});
