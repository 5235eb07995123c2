import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({ margin: 0 });

export const compact = patternStyle({});

export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` },
    [`${compact} > &`]: { paddingBlock: vars.space[2] },
  },
});

export const term = patternStyle({
  color: vars.content.muted,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.m,
});

export const detail = patternStyle({
  margin: 0,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.m,
});

export const strong = patternStyle({ fontWeight: vars.font.strong });
