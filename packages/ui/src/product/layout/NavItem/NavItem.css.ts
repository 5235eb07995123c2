import { vars } from '../../../theme/contract.css.ts';
import { focusRing, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** In the bottom bar an icon above the text; in the top bar only the text, underlined when current. */
export const root = productStyle(transition('color'), {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  minInlineSize: 0,
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[1],
  paddingInline: vars.space.half,
  borderRadius: vars.radius.mark,
  color: vars.content.muted,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current]': { color: vars.content.strong },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.content.strong } } },
    [media.desktop]: {
      flexDirection: 'row',
      gap: vars.space[2],
      paddingInline: 0,
      color: vars.content.default,
      fontSize: vars.text.size.m,
      lineHeight: vars.text.leading.m,
    },
  },
});

export const sign = productStyle({
  display: 'grid',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const label = productStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: {
      borderBlock: '2px solid transparent',
      paddingBlock: 2,
      selectors: { '[aria-current] > &': { borderBlockEndColor: vars.content.accent } },
    },
    [media.forced]: {
      borderBlockColor: 'Canvas',
      selectors: { '[aria-current] > &': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

/** On the corner of the icon in the bottom bar, beside the text in the top bar. */
export const count = productStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineStart: 'calc(50% + 0.375rem)',
  display: 'grid',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.surface.page}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { position: 'static', boxShadow: 'none' } },
});
