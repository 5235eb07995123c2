import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const photo = productStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const picture = productStyle({ flex: '0 0 auto', inlineSize: '5rem' });

export const state = productStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = productStyle({ display: 'grid' });

export const action = productStyle(pressable, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingInline: vars.space[1],
  paddingBlock: vars.space[2],
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.surface.sunken },
    '&[aria-disabled="true"]': { color: vars.content.muted, opacity: 0.6 },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const danger = productStyle({ color: vars.feedback.critical.text });
