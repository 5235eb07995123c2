import { vars } from '../../../theme/contract.css.ts';
import { hyphenated } from '../../../theme/hyphens.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});

const narrow = '(max-width: 22em)';

const cell = {
  paddingBlock: vars.space[3],
  paddingInline: vars.space[1],
  textAlign: 'end',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
} as const;

export const head = productStyle(cell, {
  paddingBlockEnd: vars.space[2],
  verticalAlign: 'bottom',
  fontWeight: vars.font.weight,
  color: vars.content.muted,
  ...hyphenated,
  // no breaks inside words where a common phone has space for them
  '@media': { [narrow]: { fontSize: `min(${vars.text.size.xs}, 4.5vw)`, overflowWrap: 'anywhere' } },
});
/** How many messages a package is worth: left out where there is no room, because the price of one says it too. */
export const messages = productStyle({ '@media': { [narrow]: { display: 'none' } } });
export const row = productStyle({ borderBlockStart: `1px solid ${vars.border.hairline}` });
export const name = productStyle(cell, {
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});
/** The link to the order, below the name: a column of its own has no room on a phone. */
export const choose = productStyle({
  display: 'block',
  inlineSize: 'fit-content',
  minBlockSize: '1.5rem',
  color: vars.content.accent,
  fontWeight: vars.font.strong,
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': focusRing },
});
/** Figures do not break; where there is little space, words do. */
export const figure = productStyle(cell, { whiteSpace: 'nowrap' });
/** The figure by which packages can be compared: the price of one message. */
export const each = productStyle(cell, {
  whiteSpace: 'nowrap',
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});
export const none = productStyle({ color: vars.content.muted });
