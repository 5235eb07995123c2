import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

/** Below this width each row is a card; measured by the table's own place, so that it also holds beside a menu. */
const narrow = '(width <= 44rem)';
/** A card that is wide enough for two facts beside each other. */
const wideCard = '(width >= 28rem) and (width <= 44rem)';

export const place = patternStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const table = patternStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  '@container': { [narrow]: { display: 'block' } },
});

// cards repeat the heading of the column in each cell
export const headings = patternStyle({ '@container': { [narrow]: { display: 'none' } } });

export const body = patternStyle({ '@container': { [narrow]: { display: 'block' } } });

const cell = {
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block', padding: 0 } },
} as const;

export const heading = patternStyle(cell, { fontWeight: vars.font.weight, color: vars.content.muted });

export const row = patternStyle({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@container': {
    [narrow]: { display: 'grid', gap: vars.space[2], paddingBlock: vars.space[4] },
    [wideCard]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[6] },
  },
});

export const name = patternStyle(cell, {
  fontWeight: vars.font.strong,
  color: vars.content.strong,
  '@container': {
    [narrow]: { fontSize: vars.text.size.m, lineHeight: vars.text.leading.m },
    [wideCard]: { gridColumn: '1 / -1' },
  },
});

export const value = patternStyle(cell);

/** Repeats the heading of the column where the cells of a row stand below each other. */
export const label = patternStyle({
  display: 'none',
  color: vars.content.muted,
  '@container': {
    [narrow]: { display: 'block', fontSize: vars.text.size.xs, lineHeight: vars.text.leading.xs },
  },
});
