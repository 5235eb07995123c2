import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The tile beside the words; what is missing is below both on a phone. With large text there is one column. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(7rem, 45%, 10rem) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  '@media': { '(max-width: 18em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As high as its picture: stretched to the row, it would be wider than its column. */
export const preview = productStyle({
  alignSelf: 'start',
  maxInlineSize: '10rem',
  '@media': { [media.tablet]: { gridRow: 'span 2' } },
});

export const words = productStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.tablet]: { selectors: { '&:last-child': { gridRow: 'span 2' } } } },
});

export const missing = productStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [`not ${media.tablet}`]: { gridColumn: '1 / -1' },
    [media.tablet]: { gridColumn: 2 },
  },
});

export const list = productStyle({ display: 'grid', padding: 0, margin: 0, listStyleType: '""' });

export const step = productStyle(pressable, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlock: vars.space[1],
  color: vars.content.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});
