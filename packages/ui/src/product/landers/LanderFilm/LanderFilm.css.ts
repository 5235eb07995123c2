import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ position: 'absolute', inset: 0 });
globalIn('product', `${root} > .vl-Photo`, { blockSize: '100%' });

/** Shown once its first frame is loaded. */
export const film = productStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  selectors: { '&[data-ready]': { opacity: 1 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.dialog} ${vars.motion.curve}` } },
});

/** In the corner of the picture. */
export const corner = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  display: 'flex',
});

export const button = productStyle(pressable, transition('background-color'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  minInlineSize: vars.touch.min,
  minBlockSize: vars.touch.min,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: vars.photo.label,
  color: vars.photo.onLabel,
  selectors: { '&:focus-visible': focusRingAnywhere },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
});

export const failed = productStyle({
  display: 'block',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.mark,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
  background: vars.photo.label,
  color: vars.photo.onLabel,
});
