import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, inLayer, productStyle } from '../../../theme/styles.ts';

export const root = productStyle(
  pressable,
  transition('background-color', 'border-color', 'color', 'border-radius'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.touch.min,
    minInlineSize: '7.5rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    border: '1px solid',
    fontFamily: vars.font.body,
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.s,
    fontWeight: vars.font.strong,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.motion]: { selectors: { '&:active': { transform: 'translateY(1px)' } } } },
  },
);

/** The states differ in shape, text and colour: square outline, tinted, filled dark in italics. */
export const state = styleVariants({
  idle: inLayer('product', {
    borderRadius: vars.radius.action,
    background: vars.action.quiet.bg.rest,
    color: vars.action.quiet.fg.rest,
    borderColor: vars.action.quiet.border.rest,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { background: vars.action.quiet.bg.hover, borderColor: vars.action.quiet.border.hover },
        },
      },
    },
  }),
  liked: inLayer('product', {
    borderRadius: vars.radius.pill,
    background: vars.surface.accent,
    color: vars.content.accent,
    borderColor: vars.border.accent,
  }),
  matched: inLayer('product', {
    borderRadius: vars.radius.photo,
    background: vars.surface.inverse,
    color: vars.content.onInverse,
    borderColor: vars.surface.inverse,
  }),
});

export const word = productStyle({ minInlineSize: 0 });
export const matchWord = productStyle({
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
});

export const iconOnPhones = productStyle({
  '@media': { [media.phone]: { minInlineSize: vars.touch.min, paddingInline: 0 } },
});
globalIn('product', `${iconOnPhones} > ${word}`, { '@media': { [media.phone]: { display: 'none' } } });
