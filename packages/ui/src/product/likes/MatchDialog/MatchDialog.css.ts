import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, focusRingOnPhoto, pressable } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { scene } from '../../../theme/scene.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const turn = createVar();
const from = createVar();

const slideIn = keyframes({
  from: { opacity: 0, translate: `${from} 0`, rotate: '0deg' },
});
const dawn = keyframes({ from: { opacity: 0 } });
const writeIn = keyframes({
  from: { clipPath: 'inset(-20% 100% -20% -5%)' },
  to: { clipPath: 'inset(-20% -5% -20% -5%)' },
});
const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** Always dark, whatever the page's mode: the photos stand out. */
export const stage = productStyle(scene, {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space[8],
  minBlockSize: '100dvh',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[6],
  background: vars.surface.page,
  color: vars.content.strong,
  overflow: 'clip',
  // the brand's light, behind all else
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    background: vars.scene.light,
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&::before': { animation: `${dawn} ${vars.motion.match} ${vars.motion.curve} backwards` },
      },
    },
    [media.forced]: { selectors: { '&::before': { display: 'none' } } },
  },
});

/** Behind photos and buttons: a press on it dismisses the dialog. */
export const elsewhere = productStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'default',
});

/** Two frames overlap by 6.4 % of the row; each is 53.2 % of it. */
export const photos = productStyle({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 'min(100%, 27rem, 62svh)',
  pointerEvents: 'none',
});

// Beside the openers the photos leave room for both buttons in the first window.
globalIn('product', `${stage}:has(.vl-MatchDialogOpeners) > ${photos}`, {
  inlineSize: 'min(100%, 27rem, 34svh)',
});

/** The brand says how portraits stand: turned and in steps, or straight. */
export const frame = productStyle({
  vars: { [turn]: `calc(-1 * ${vars.portrait.turn})`, [from]: '-40%' },
  position: 'relative',
  containerType: 'inline-size',
  flex: '0 0 53.2%',
  minInlineSize: 0,
  aspectRatio: vars.portrait.ratio,
  marginBlockEnd: vars.portrait.step,
  rotate: turn,
  borderRadius: vars.portrait.radius,
  boxShadow: vars.elevation.overlay,
  selectors: {
    '& + &': {
      vars: { [turn]: `calc(0.75 * ${vars.portrait.turn})`, [from]: '40%' },
      marginInlineStart: '-6.4%',
      marginBlockStart: vars.portrait.step,
      marginBlockEnd: 0,
    },
    '&:only-child': {
      vars: { [turn]: `calc(-0.5 * ${vars.portrait.turn})`, [from]: '0%' },
      flexBasis: '68%',
      marginBlockEnd: 0,
    },
  },
  '@media': {
    [media.motion]: { animation: `${slideIn} ${vars.motion.match} ${vars.motion.curve} backwards` },
  },
});
globalIn('product', `${frame} .vl-Photo`, {
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  aspectRatio: 'auto',
  borderRadius: vars.portrait.radius,
});

export const open = productStyle(pressable, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.portrait.radius,
  overflow: 'hidden',
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.portrait.radius,
      ...focusRingOnPhoto,
    },
  },
});

/** In the middle of the lower edge, where it covers no face and round portraits are still wide. */
export const mark = productStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInline: vars.space[2],
  display: 'grid',
  justifyItems: 'center',
});

/** Only its buttons take presses; a press on anything else dismisses the dialog. */
export const text = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '27rem',
  textAlign: vars.scene.align,
  pointerEvents: 'none',
});

export const headline = productStyle({
  '@media': {
    [media.motion]: {
      animation: `${writeIn} ${vars.motion.match} ${vars.motion.curve} 200ms backwards`,
    },
  },
});

export const rest = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  color: vars.content.muted,
  overflowWrap: 'anywhere',
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.dialog} ${vars.motion.curve} 400ms backwards` },
  },
});

export const openers = productStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One line of text each, which may wrap. */
export const opener = productStyle(pressable, {
  inlineSize: '100%',
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.action,
  background: 'none',
  color: vars.content.strong,
  textAlign: 'inherit',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': focusRing },
});

export const actions = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
globalIn('product', `${actions} > *`, { pointerEvents: 'auto' });
