import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const root = baseStyle({ borderBlockStart: `1px solid ${vars.border.hairline}` });

export const item = baseStyle({ borderBlockEnd: `1px solid ${vars.border.hairline}` });

export const title = baseStyle(pressable, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[3],
  listStyle: 'none',
  fontWeight: vars.font.strong,
  color: vars.content.strong,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.mark,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
});

export const text = baseStyle({ minInlineSize: 0, textWrap: 'balance' });

export const sign = baseStyle({
  flex: 'none',
  display: 'grid',
  color: vars.content.muted,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${vars.motion.out} ${vars.motion.curve}` } },
});

export const body = baseStyle({
  paddingBlockEnd: vars.space[5],
  paddingInlineEnd: vars.space[8],
  color: vars.content.default,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
