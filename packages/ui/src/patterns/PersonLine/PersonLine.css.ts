import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
/** The mark moves below a name that it would break. */
export const text = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.half} ${vars.space[3]}`,
  minInlineSize: 0,
});
export const name = patternStyle({
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  color: vars.content.strong,
  overflowWrap: 'anywhere',
});
export const mark = patternStyle({ flex: 'none', maxInlineSize: '100%' });
