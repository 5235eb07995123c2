import { done } from '../../../base/StepDots/StepDots.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The next photo is loaded below the one that is shown. */
export const ahead = productStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.photo,
});

/** One segment for each photo, at the upper edge. */
export const steps = productStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  paddingInline: vars.space[3],
  borderStartStartRadius: vars.radius.photo,
  borderStartEndRadius: vars.radius.photo,
  background: `linear-gradient(to bottom, color-mix(in oklab, ${vars.photo.scrim} 85%, transparent), transparent)`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { background: 'none' } },
});
globalIn('product', `${steps} > .vl-StepDots > span`, {
  flex: 1,
  borderRadius: vars.radius.mark,
  background: `color-mix(in oklab, ${vars.content.onPhoto} 50%, transparent)`,
  '@media': { [media.forced]: { background: 'GrayText' } },
});
globalIn('product', `${steps} > .vl-StepDots > ${done}`, {
  background: vars.content.onPhoto,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

/** The left and the right third, down to the text, which opens the profile. */
export const sides = productStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '45%',
  pointerEvents: 'none',
});
// at the end of the row a press does nothing: it would open the profile
globalIn('product', `${sides} > button, ${sides} > button[aria-disabled="true"]`, {
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'end start',
  inlineSize: '33%',
  blockSize: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius.photo,
  background: 'none',
  cursor: 'inherit',
  pointerEvents: 'auto',
});
globalIn('product', `${sides} > button:first-child`, { insetInlineStart: 0 });
globalIn('product', `${sides} > button:last-child`, { insetInlineEnd: 0, justifyItems: 'end' });
// the signs are for a mouse and for the keyboard; a finger goes by the segments
globalIn('product', `${sides} > button > svg`, {
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  padding: vars.space[2],
  borderRadius: '50%',
  background: vars.photo.scrim,
  opacity: 0,
});
globalIn('product', `${sides} > button:focus-visible > svg`, { opacity: 1 });
globalIn('product', `:hover > ${sides} > button > svg`, { '@media': { [media.hover]: { opacity: 1 } } });

/** Above the lock of the picture. */
export const unlock = productStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '24%',
  insetInline: vars.space[3],
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
globalIn('product', `${unlock} > a`, { pointerEvents: 'auto' });
globalIn('product', `${unlock} > a:focus-visible`, focusRingAnywhere);
