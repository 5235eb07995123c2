import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const list = productStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0 });

/** What it is about above what was said, so that neither needs the other's width. */
export const fact = productStyle({
  display: 'grid',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.action,
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
});

export const term = productStyle({
  color: vars.content.muted,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
});

export const detail = productStyle({
  margin: 0,
  color: vars.content.strong,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontVariantNumeric: 'tabular-nums',
});
