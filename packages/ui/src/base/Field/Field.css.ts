import { vars } from '../../theme/contract.css.ts';
import { outOfFlowWhileEmpty } from '../../theme/out-of-flow.ts';
import { baseStyle } from '../../theme/styles.ts';

export const field = baseStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const head = baseStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const label = baseStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});

export const aside = baseStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const description = baseStyle({
  overflowWrap: 'anywhere',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

export const error = baseStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.feedback.critical.text,
});

/** While it is empty it adds no gap to the field. */
export const live = baseStyle(outOfFlowWhileEmpty);

export const errorIcon = baseStyle({ flexShrink: 0, marginBlockStart: '0.125rem' });

/** A legend is outside of the flow of its fieldset, so the gap does not apply to it. */
export const legend = baseStyle({ padding: 0, marginBlockEnd: vars.space[1] });
