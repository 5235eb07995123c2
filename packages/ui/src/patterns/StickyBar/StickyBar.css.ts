import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  position: 'sticky',
  insetBlockEnd: 'var(--vl-bar-block-size, 0px)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
});

// On phones the last one, the main action, takes the remaining width; long texts wrap inside the buttons.
globalIn('patterns', `${root} > *`, { minInlineSize: 0 });
globalIn('patterns', `${root} > :last-child`, { '@media': { [media.phone]: { flex: 1 } } });
