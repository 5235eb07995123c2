import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const page = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(${vars.space[10]}, 8vh, ${vars.space[16]})`,
  // the edge of all pages
  '@media': { [media.desktop]: { marginInline: 0 } },
});
export const head = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const choice = productStyle({ paddingBlockStart: vars.space[3] });
