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
  // Above the home indicator of phones without a home button.
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
} as const;

export const root = productStyle({ ...bar, display: 'grid', gap: vars.space[2] });
export const row = productStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space[3] });

/** The icon of the photo button aligns with the text below. */
export const add = productStyle({
  flexShrink: 0,
  inlineSize: vars.touch.min,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
});
// The photo being uploaded is above the text box, in the same row of the form.
globalIn('product', `${row}:has(> ${add})`, {
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  // a long file name is truncated instead
  minInlineSize: 0,
});

/** Below the buttons where the text is large. */
export const box = productStyle({
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.narrow]: { flexBasis: '7.5rem' } },
});
// A long name in the placeholder does not make the empty box two lines high.
globalIn('product', `${box} textarea::placeholder`, { whiteSpace: 'nowrap' });
// On a phone an empty box takes the space of the send button, which could not send anything.
globalIn('product', `${row}:has(:placeholder-shown) > [type="submit"]:disabled`, {
  '@media': { [media.phone]: { display: 'none' } },
});

/** Both prices side by side, or stacked where there is no space; the remaining characters at the end. */
export const facts = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});
globalIn('product', `${facts} > [data-part="left"]`, { marginInlineStart: 'auto' });
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
