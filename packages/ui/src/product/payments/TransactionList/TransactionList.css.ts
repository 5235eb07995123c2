import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  inlineSize: '100%',
});
export const month = productStyle({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  color: vars.content.strong,
});
/** Keeps the list role for screen readers. */
export const list = productStyle({ listStyleType: '""' });

export const waiting = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
export const waitingWords = productStyle({ flex: 1, display: 'grid', gap: vars.space[1] });
