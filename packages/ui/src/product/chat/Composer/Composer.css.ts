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

/** Around the button for photos, also until it is there; its drawn part stands in line with what is written below. */
export const add = productStyle({
  flexShrink: 0,
  inlineSize: vars.touch.min,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
});
// What is on its way stands above the text box, in the same row of the form.
globalIn('product', `${row}:has(> ${add})`, {
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  // a long name of a file is cut instead
  minInlineSize: 0,
});

export const box = productStyle({ flex: 1, minInlineSize: 0 });
// A long name does not push the empty box to two lines.
globalIn('product', `${box} textarea::placeholder`, { whiteSpace: 'nowrap' });
// On a phone an empty box has the room of a button that could send nothing.
globalIn('product', `${row}:has(:placeholder-shown) > [type="submit"]:disabled`, {
  '@media': { [media.phone]: { display: 'none' } },
});

/** Both prices beside each other, or below each other where there is no room; what is left of the text at the end. */
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
