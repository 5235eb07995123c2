import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const places = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

/** A small frame for each photo that is allowed. */
export const place = productStyle({
  inlineSize: '1rem',
  aspectRatio: '4 / 5',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.mark,
  background: vars.content.accent,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const count = productStyle({
  marginInlineStart: vars.space[2],
  fontSize: vars.text.size.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.content.muted,
});
