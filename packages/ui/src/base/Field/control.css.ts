import { vars } from '../../theme/contract.css.ts';
import { transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

/** The box of a text field or select. */
export const control = baseStyle(transition('border-color', 'box-shadow'), {
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.content.default,
  // Below 16 px iPhones zoom into the page.
  fontSize: `max(1rem, ${vars.text.size.m})`,
  lineHeight: vars.text.leading.m,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.content.muted, opacity: 1 },
    '&:focus-visible': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: -1,
      borderColor: vars.focus.ring,
    },
    '&[aria-invalid]': {
      borderColor: vars.feedback.critical.text,
      boxShadow: `inset 0 0 0 1px ${vars.feedback.critical.text}`,
    },
    '&:disabled': {
      background: vars.surface.sunken,
      color: vars.content.muted,
      borderColor: vars.border.hairline,
    },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.coin.surface}`,
      WebkitTextFillColor: vars.content.default,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, :focus-visible, [aria-invalid])': { borderColor: vars.content.muted },
      },
    },
    [media.forced]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

/** Container of a control and the icons or buttons inside it. */
export const holder = baseStyle({ position: 'relative' });

export const leading = baseStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: vars.content.muted,
  pointerEvents: 'none',
});

export const trailing = baseStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
});

export const afterLeading = baseStyle({ paddingInlineStart: vars.space[10] });
export const beforeTrailing = baseStyle({ paddingInlineEnd: `calc(${vars.touch.min} + ${vars.space[1]})` });
