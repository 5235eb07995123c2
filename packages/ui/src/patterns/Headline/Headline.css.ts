import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

/** A line in the voice of the brand: its display type, smaller than any headline. */
export const kicker = patternStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  color: vars.content.accent,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
