import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const chip = baseStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: '1.875rem',
  paddingInline: vars.space[3],
  paddingBlock: vars.space.half,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.action,
  background: vars.surface.raised,
  color: vars.content.default,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflowWrap: 'anywhere',
});

export const selected = baseStyle({
  background: vars.surface.accent,
  borderColor: vars.border.accent,
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export const action = baseStyle(pressable, transition('background-color', 'border-color'), {
  minBlockSize: `max(1.875rem, ${vars.touch.min} - ${vars.space[2]})`,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.strong } } } },
});
