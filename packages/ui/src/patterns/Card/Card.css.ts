import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flow-root',
  minInlineSize: 0,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
});

/** With large text the letters get the space at the sides. */
const tight = { '@media': { [media.narrow]: { paddingInline: vars.space[3] } } } as const;

export const padding = styleVariants({
  none: {},
  m: inLayer('patterns', { padding: vars.space[4], ...tight }),
  l: inLayer('patterns', { padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[8]})`, ...tight }),
});
