import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '4rem',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
});

export const person = productStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.content.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});

export const text = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.half,
  minInlineSize: 0,
});

export const name = productStyle({
  display: 'flex',
  // the space between them, which a flex box takes away
  columnGap: '0.25em',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.m,
});

// A long name gives way, the age stays.
globalIn('product', `${name} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });

export const facts = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
