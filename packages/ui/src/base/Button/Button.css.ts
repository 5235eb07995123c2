import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const button = baseStyle(
  pressable,
  transition('background-color', 'border-color', 'color', 'transform'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    position: 'relative',
    maxInlineSize: '100%',
    border: '1px solid',
    borderRadius: vars.radius.action,
    fontFamily: vars.font.body,
    fontWeight: vars.font.strong,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.motion]: { selectors: { '&:active:not(:disabled)': { transform: 'translateY(1px)' } } },
    },
  },
);

const paint = (kind: 'primary' | 'quiet' | 'plain' | 'danger') => {
  const { bg, fg, border } = vars.action[kind];
  return inLayer('base', {
    background: bg.rest,
    color: fg.rest,
    borderColor: border.rest,
    '@media': {
      [media.hover]: {
        // rules in a media query come last and would win over those of a pressed or disabled button
        selectors: {
          '&:hover:not(:active, :disabled)': {
            background: bg.hover,
            color: fg.hover,
            borderColor: border.hover,
          },
        },
      },
    },
    selectors: {
      '&:active:not(:disabled)': { background: bg.press, color: fg.press, borderColor: border.press },
      '&:disabled': { background: bg.disabled, color: fg.disabled, borderColor: border.disabled },
    },
  });
};

/** One class a tone; tones come from the contract and differ in colour only. */
export const tone = styleVariants({
  primary: paint('primary'),
  quiet: paint('quiet'),
  plain: paint('plain'),
  danger: paint('danger'),
});

/** With large text a long word keeps its line. */
const tight = { '@media': { [media.narrow]: { paddingInline: vars.space[3] } } } as const;

export const size = styleVariants({
  s: inLayer('base', {
    minBlockSize: `calc(${vars.touch.min} - ${vars.space[2]})`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    fontSize: vars.text.size.s,
    lineHeight: vars.text.leading.s,
  }),
  m: inLayer('base', {
    minBlockSize: vars.touch.min,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.s,
    ...tight,
  }),
  l: inLayer('base', {
    minBlockSize: `calc(${vars.touch.min} + ${vars.space[1]})`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[6],
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.m,
    ...tight,
  }),
});

export const wide = baseStyle({ inlineSize: '100%' });

/** The label keeps its space while the spinner turns, so nothing moves. */
export const label = baseStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const spinner = baseStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
