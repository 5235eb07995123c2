import { vars } from '../../../theme/contract.css.ts';
import { quotationMarks } from '../../../theme/quotation-marks.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** The first sentence as a quotation: display type in italics, in the language's quotation marks. */
export const quote = productStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: quotationMarks,
});

export const text = productStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const folded = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
});
export const empty = productStyle({ color: vars.content.muted });
