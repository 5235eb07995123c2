import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const name = patternStyle({
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  color: vars.content.strong,
  overflowWrap: 'anywhere',
});
/** Keeps its width beside a long name. */
export const mark = patternStyle({ flex: 'none' });
