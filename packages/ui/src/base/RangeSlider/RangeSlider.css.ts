import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const start = createVar();
export const end = createVar();

export const pair = baseStyle({ position: 'relative' });

/** In the line of the fieldset's legend, which lies above the edge of this box. */
export const value = baseStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.text.leading.s})`,
  insetInlineEnd: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.s,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const rail = baseStyle({
  position: 'relative',
  blockSize: vars.touch.min,
  marginInline: '0.75rem',
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 1px)',
      blockSize: 2,
    },
    '&::before': { insetInline: '-0.75rem', background: vars.border.default },
    '&::after': {
      insetInlineStart: start,
      insetInlineEnd: `calc(100% - ${end})`,
      background: vars.content.strong,
    },
    '&:has(:disabled)::after': { background: vars.border.strong },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&::before': { background: 'CanvasText' },
        // thicker too: the colours of a contrast theme may be similar
        '&::after': { background: 'Highlight', insetBlockStart: 'calc(50% - 3px)', blockSize: 6 },
        '&:has(:disabled)::before, &:has(:disabled)::after': { background: 'GrayText' },
      },
    },
  },
});

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.content.strong}`,
  borderRadius: '50%',
  background: vars.surface.raised,
  boxShadow: vars.elevation.raised,
  cursor: 'grab',
  // filled, since the rail would be seen through a ring of the same colour as the page
  '@media': {
    [media.forced]: { background: 'ButtonText', borderColor: 'ButtonText', boxShadow: 'none' },
  },
} as const;

const unusableThumb = {
  background: vars.surface.sunken,
  borderColor: vars.border.strong,
  boxShadow: 'none',
  cursor: 'default',
  '@media': { [media.forced]: { background: 'Canvas', borderColor: 'GrayText' } },
} as const;

export const input = baseStyle({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: '-0.75rem',
  inlineSize: 'calc(100% + 1.5rem)',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:disabled::-webkit-slider-thumb': unusableThumb,
    '&:disabled::-moz-range-thumb': unusableThumb,
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});
