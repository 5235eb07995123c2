import { vars } from '../../../theme/contract.css.ts';
import { focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

/** Three frames of a film strip side by side; the playing one is wide. */
export const scenes = productStyle({
  display: 'flex',
  gap: 2,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const scene = productStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { '&[data-current]': { flexGrow: 2.4 } },
  '@media': {
    [media.motion]: { transition: `flex-grow ${vars.motion.match} ${vars.motion.curve}` },
  },
});

export const still = productStyle({ position: 'absolute', inset: 0 });
globalIn('product', `${still} > .vl-Photo`, { blockSize: '100%' });

/** The whole frame is the button; its title is at the lower edge. */
export const choose = productStyle(pressable, {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[2],
  inlineSize: '100%',
  padding: vars.space[3],
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: vars.content.onPhoto,
  background: `linear-gradient(to top, ${vars.photo.scrim}, ${scrim(78)} 10%, ${scrim(44)} 22%, ${scrim(14)} 32%, transparent 40%)`,
  selectors: { '&:focus-visible': focusRingOnPhoto },
  '@media': { [media.forced]: { background: 'none' } },
});

export const number = productStyle({
  flex: 'none',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.h3,
  lineHeight: vars.text.leading.h3,
  '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
});

/** Title of the wide frame; narrow ones show their number. */
export const name = productStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // its words fit into the frame with large text too
  fontSize: `min(${vars.text.size.xl}, 8cqi)`,
  lineHeight: vars.text.leading.h3,
  '@media': { [media.forced]: { background: 'Canvas', color: 'CanvasText' } },
});
