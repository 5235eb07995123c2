import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  // with large text the language goes below the name instead of covering it
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: vars.space.gutter,
});

export const background = styleVariants({
  page: inLayer('product', {
    background: vars.surface.page,
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
  accent: inLayer('product', { background: vars.surface.accent }),
  /** Dark whatever the page's mode. */
  night: inLayer('product', {
    background: vars.surface.page,
    color: vars.content.default,
    '@media': { [media.forced]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
});

export const brand = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  minInlineSize: 0,
  // Lower-case letters are high in their line: moves them to the optical middle.
  paddingBlockStart: vars.space[1],
  overflow: 'hidden',
  color: vars.content.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});
