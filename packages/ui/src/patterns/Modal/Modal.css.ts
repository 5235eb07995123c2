import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const body = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  // only an alert that may come: it takes no space until then
  selectors: { '&:has(> [role="alert"]:empty:only-child)': { position: 'absolute' } },
});
/** Takes a whole row above the buttons: the footer stacks its rows from below. */
export const footnote = patternStyle({
  order: 1,
  flexBasis: '100%',
  paddingBlockEnd: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
