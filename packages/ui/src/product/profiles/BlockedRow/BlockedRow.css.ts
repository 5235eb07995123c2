import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The button moves below the person where there is no space beside them. */
export const root = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});
export const person = productStyle({
  display: 'flex',
  flex: '1 1 12rem',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const text = productStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The mark moves below a name that leaves no space for it. */
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
export const name = productStyle({
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});
