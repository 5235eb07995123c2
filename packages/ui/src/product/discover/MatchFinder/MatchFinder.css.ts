import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  justifyItems: 'start',
});

export const list = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: vars.space[8],
  inlineSize: '100%',
  padding: 0,
  margin: 0,
  listStyleType: '""',
});

/** A row of a result: picture, then the reasons. */
export const fit = productStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const text = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
export const reasons = productStyle({
  display: 'grid',
  gap: vars.space[1],
  padding: 0,
  margin: 0,
  listStyleType: '""',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
export const reason = productStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
});
export const tick = productStyle({ color: vars.content.accent });
