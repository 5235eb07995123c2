import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { pageWidth } from '../../../theme/page-width.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Zero at 320 px: there the wordmark needs all the space until its font is loaded. */
const gap = `clamp(0px, 20vw - 4rem, ${vars.space[2]})`;

export const root = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap,
  minBlockSize: '3.5rem',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: `calc(max(0px, (100% - ${pageWidth}) / 2) + ${vars.space.gutter})`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': {
    [media.roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
    [`not ${media.roomy}`]: { flexWrap: 'wrap', rowGap: 0 },
  },
});

export const brand = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  minInlineSize: 0,
  // Lower-case letters are high in their line: moves them to the optical middle.
  paddingBlockStart: vars.space[1],
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  color: vars.content.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});

/** Fixed to the bottom edge on phones and tablets, a row of its own in low windows, part of the top bar on desktops. */
export const nav = productStyle({
  '@media': {
    [`not ${media.desktop}`]: {
      order: 1,
      // from edge to edge
      flex: `1 0 calc(100% + 2 * ${vars.space.gutter})`,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingBlockStart: vars.space[1],
      paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
      background: vars.surface.page,
    },
    [`(not ${media.desktop}) and ${media.roomy}`]: {
      position: 'fixed',
      insetInline: 0,
      marginInline: 0,
      insetBlockEnd: 0,
      // An open dialog removes the scrollbar and its space; the bar stays in place.
      paddingInlineEnd: 'var(--vl-dialog-gutter, 0px)',
    },
  },
});

export const areas = productStyle({
  display: 'flex',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: 0,
  listStyleType: '""',
  '@media': {
    [media.desktop]: { gap: vars.space[8], marginInlineEnd: vars.space[5] },
    [`not ${media.roomy}`]: { flexWrap: 'wrap' },
  },
});

/** Equal distances between the words of the bottom bar: with equal widths, long ones would touch. */
export const area = productStyle({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  '@media': {
    [media.desktop]: { flex: 'none' },
  },
});

/** Hidden on desktops, where the picture of the account leads to the profile. */
export const onlyPhone = productStyle({ '@media': { [media.desktop]: { display: 'none' } } });

export const tools = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap,
  flex: 'none',
  '@media': {
    [media.tablet]: { gap: vars.space[3] },
    [`not ${media.roomy}`]: { flexShrink: 1, flexWrap: 'wrap', minInlineSize: 0 },
  },
});

/** The language menu; on phones there is no space for it, so it is in the footer. */
export const withRoom = productStyle({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
