import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const list = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
  listStyleType: '""',
});
export const item = patternStyle({ maxInlineSize: '100%', minInlineSize: 0 });
