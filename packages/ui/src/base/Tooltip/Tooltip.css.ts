import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0 } });
const anchor = '--vl-tooltip';

/** The anchor name is scoped, so each tooltip is placed at its own element although all share the name. */
export const root = baseStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  anchorName: anchor,
  anchorScope: anchor,
});

/**
 * Above the element, or below where there is no space. Its padding bridges the gap, so that the pointer can move onto
 * the text. Browsers without CSS anchor positioning show it at the bottom of the window.
 */
export const tip = baseStyle({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: `min(18rem, 100vw - 2 * ${vars.space[4]})`,
  margin: 0,
  padding: vars.space[2],
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: vars.content.onInverse,
  positionAnchor: anchor,
  positionArea: 'block-start',
  positionTryFallbacks: 'flip-block',
  '@media': {
    // Shows only after a delay, because the pointer often just passes.
    [media.motion]: { animation: `${appear} ${vars.motion.in} ${vars.motion.dialog} backwards` },
  },
  '@supports': {
    'not (anchor-scope: all)': {
      insetInline: 0,
      insetBlockEnd: vars.space[4],
      marginInline: 'auto',
    },
  },
});

export const text = baseStyle({
  display: 'block',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.mark,
  background: vars.surface.inverse,
  boxShadow: vars.elevation.raised,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.weight,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
