import { vars } from '../../theme/contract.css.ts';
import { hyphenated } from '../../theme/hyphens.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const title = patternStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.h3,
  lineHeight: vars.text.leading.h3,
  letterSpacing: vars.text.tracking.display,
  color: vars.content.strong,
  textWrap: 'balance',
  ...hyphenated,
  overflowWrap: 'anywhere',
});

export const body = patternStyle({ color: vars.content.muted, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
