import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const body = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
export const footnote = patternStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
