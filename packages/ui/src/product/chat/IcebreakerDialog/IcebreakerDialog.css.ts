import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const lines = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
  listStyleType: '""',
});

/** A line looks as it will in the conversation. */
export const line = productStyle(pressable, transition('border-color'), {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'start',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.control,
  color: vars.content.default,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      borderColor: vars.content.strong,
      boxShadow: `inset 0 0 0 1px ${vars.content.strong}`,
    },
    '&:disabled': { color: vars.content.muted, background: vars.surface.sunken },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { borderColor: vars.border.strong } } },
  },
});
export const words = productStyle({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const sign = productStyle({
  display: 'flex',
  flex: 'none',
  color: vars.content.accent,
  visibility: 'hidden',
  selectors: { [`${line}[aria-pressed="true"] &`]: { visibility: 'visible' } },
});
