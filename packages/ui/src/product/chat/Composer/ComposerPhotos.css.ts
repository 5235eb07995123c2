import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { outOfFlowWhileEmpty } from '../../../theme/out-of-flow.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import * as composer from './Composer.css.ts';

globalIn('product', `${composer.root}:has(${composer.add})`, { position: 'relative' });
globalIn('product', `${composer.facts} > [data-part="photo-cost"] ~ [data-part="left"]`, {
  marginInlineStart: 'auto',
});

const line = {
  flexBasis: '100%',
  minInlineSize: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
} as const;

export const upload = productStyle({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
});
export const failed = productStyle({ borderColor: vars.feedback.critical.solid });
export const file = productStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});
export const fileHead = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const name = productStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const percent = productStyle({ color: vars.content.muted, fontVariantNumeric: 'tabular-nums' });
export const problem = productStyle(outOfFlowWhileEmpty, { color: vars.feedback.critical.text });
export const refused = productStyle(outOfFlowWhileEmpty, { ...line, color: vars.feedback.critical.text });

/** Covers the whole composer while a picture is dragged over it. */
export const drop = productStyle({
  position: 'absolute',
  inset: vars.space[1],
  // above the button, which has a position of its own
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: `1px solid ${vars.content.accent}`,
  borderRadius: vars.radius.control,
  background: vars.surface.accent,
  color: vars.content.strong,
  fontWeight: vars.font.strong,
  pointerEvents: 'none',
  '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
});
