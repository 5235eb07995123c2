import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** A long press moves the photo, so it must not open the browser's menu of pictures. */
export const root = productStyle({
  position: 'relative',
  isolation: 'isolate',
  blockSize: '100%',
  WebkitTouchCallout: 'none',
});
globalIn('product', `${root} img`, { pointerEvents: 'none' });

export const press = productStyle(pressable, {
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  borderRadius: vars.radius.photo,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // above the picture, which would cover an outline of the button itself
    '&:focus-visible::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      ...focusRingOnPhoto,
    },
    '&[aria-busy="true"]': { opacity: 0.6 },
  },
});

export const mark = productStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'grid',
  maxInlineSize: `calc(100% - ${vars.space[4]})`,
});

/** A refused picture is hidden from others: it is covered. */
export const refused = productStyle({ position: 'absolute', inset: 0, background: vars.photo.veil });

/** A sign that a press opens more. */
export const more = productStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  color: vars.photo.onLabel,
  background: vars.photo.label,
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});

/** The photo that others see first has a frame. */
export const main = productStyle({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      border: `3px solid ${vars.content.accent}`,
      borderRadius: vars.radius.photo,
      pointerEvents: 'none',
    },
  },
});

export const lifted = productStyle({
  zIndex: 2,
  cursor: 'grabbing',
  borderRadius: vars.radius.photo,
  boxShadow: vars.elevation.overlay,
  opacity: 0.92,
});

/** A picture that is being uploaded is faded. */
export const waiting = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: vars.space[2],
  aspectRatio: '4 / 5',
  padding: vars.space[3],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.photo,
  background: vars.surface.sunken,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflow: 'hidden',
});

/** The reason and both buttons have to fit on a narrow phone. */
export const failed = productStyle({
  selectors: {
    '&&': { alignContent: 'safe end', gap: vars.space[1], padding: vars.space[2], overflowY: 'auto' },
  },
});

export const problem = productStyle({ color: vars.feedback.critical.text });

export const foot = productStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const fileName = productStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.content.muted,
});
