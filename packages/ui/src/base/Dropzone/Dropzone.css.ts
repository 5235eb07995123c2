import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { draggable, media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const root = baseStyle({ display: 'grid', gap: vars.space[1] });

export const zone = baseStyle(pressable, transition('background-color', 'border-color'), {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '11rem',
  padding: vars.space[6],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  textAlign: 'center',
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&[data-state="over"]': {
      background: vars.surface.accent,
      borderColor: vars.content.accent,
      borderStyle: 'solid',
    },
    '&[data-state="error"]': { borderColor: vars.feedback.critical.text },
    '&[data-state="busy"]': { cursor: 'progress' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.content.strong } } } },
});

export const input = baseStyle({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' });
export const icon = baseStyle({ color: vars.content.muted });
export const title = baseStyle({ fontWeight: vars.font.strong });
export const hint = baseStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
/** Touch screens have no drag and drop. */
export const drop = baseStyle({
  display: 'none',
  '@media': { [draggable]: { display: 'block' } },
});
export const progress = baseStyle({ inlineSize: 'min(14rem, 100%)', marginBlockStart: vars.space[2] });
