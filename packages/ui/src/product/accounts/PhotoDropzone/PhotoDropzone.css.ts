import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../../theme/interactive.ts';
import { outOfFlowWhileEmpty } from '../../../theme/out-of-flow.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'grid', gap: vars.space[3] });
export const photos = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: 2,
  margin: 0,
});
export const photo = productStyle({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const frame = productStyle({ position: 'relative', display: 'grid' });
const box = {
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.photo,
  background: vars.photo.placeholder,
} as const;
export const picture = productStyle(box);
export const faded = productStyle({ ...box, opacity: 0.4 });
export const blank = productStyle({
  ...box,
  display: 'grid',
  placeItems: 'center',
  color: vars.content.muted,
});
export const remove = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
});
globalIn('product', `${remove} button:focus-visible`, focusRingAnywhere);
export const progress = productStyle({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockEnd: vars.space[2],
});
export const problem = productStyle(outOfFlowWhileEmpty, {
  paddingBlockStart: vars.space[1],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.feedback.critical.text,
});
