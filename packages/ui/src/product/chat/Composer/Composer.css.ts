import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const bar = {
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  // As wide as the messages above.
  paddingInline: `max(${vars.space[4]}, (100% - 52rem) / 2)`,
  paddingBlockStart: vars.space[3],
  // Clear of the home indicator of phones without a button.
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
} as const;

export const root = productStyle({ ...bar, display: 'grid', gap: vars.space[2] });
export const row = productStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space[3] });

/** Of the button for photos, until it is there. */
export const room = productStyle({ inlineSize: vars.touch.min });

export const box = productStyle({ flex: 1, minInlineSize: 0 });
// A long name does not push the empty box to two lines.
globalIn('product', `${box} textarea::placeholder`, { whiteSpace: 'nowrap' });

export const facts = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const cost = productStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const tooMany = productStyle({ color: vars.feedback.critical.text, fontWeight: vars.font.strong });

export const note = productStyle({
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.default,
});

export const blocked = productStyle({
  ...bar,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  color: vars.content.muted,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const link = productStyle({
  color: vars.content.default,
  fontWeight: vars.font.strong,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});
