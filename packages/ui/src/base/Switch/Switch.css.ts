import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const row = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const text = baseStyle({ display: 'grid', gap: vars.space.half, paddingBlock: vars.space[2] });

export const track = baseStyle(pressable, transition('background-color'), {
  appearance: 'none',
  position: 'relative',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      borderRadius: '50%',
      background: vars.content.muted,
    },
    '&:checked': { background: vars.surface.inverse, borderColor: vars.surface.inverse },
    '&:checked::before': {
      insetInlineStart: 'calc(100% - 1.125rem - 3px)',
      background: vars.content.onInverse,
    },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.narrow]: { marginBlockEnd: vars.space[2] },
    [media.motion]: {
      selectors: { '&::before': { transition: `inset-inline-start ${vars.motion.in} ${vars.motion.curve}` } },
    },
    [media.forced]: {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { opacity: 1, borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText' },
        '&:checked:disabled::before': { background: 'Canvas' },
      },
    },
  },
});
