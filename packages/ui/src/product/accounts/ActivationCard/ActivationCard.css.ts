import { vars } from '../../../theme/contract.css.ts';
import { hyphenated } from '../../../theme/hyphens.ts';
import { focusRing, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle(transition('border-color'), {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minBlockSize: '11rem',
  padding: vars.space[5],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.strong } } } },
});

export const title = productStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
  overflowWrap: 'break-word',
  ...hyphenated,
});

/** Leaves space for the ribbon. */
export const besideRibbon = productStyle({ paddingInlineEnd: vars.space[12] });

export const link = productStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const body = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
export const arrow = productStyle({ justifySelf: 'end', color: vars.content.muted });
export const ribbon = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: -1,
});
