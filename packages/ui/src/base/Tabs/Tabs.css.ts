import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const list = baseStyle({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const tab = baseStyle(pressable, transition('color', 'border-color'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  minBlockSize: vars.touch.min,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  background: 'none',
  color: vars.content.muted,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    '&[aria-current], &[aria-selected="true"]': {
      color: vars.content.strong,
      borderBlockEndColor: vars.action.primary.bg.rest,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.content.strong } } },
    [media.forced]: {
      selectors: { '&[aria-current], &[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
