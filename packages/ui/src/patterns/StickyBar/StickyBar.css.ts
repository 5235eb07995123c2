import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  position: 'sticky',
  insetBlockEnd: 'var(--vl-bar-block-size, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
});
