import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

/** One small frame for each like of the day; used ones are empty. */
export const prints = productStyle({ display: 'flex', gap: vars.space.half });
export const print = productStyle({
  inlineSize: '0.75rem',
  aspectRatio: '4 / 5',
  border: `1px solid ${vars.border.strong}`,
  selectors: { '&[data-left]': { background: vars.content.strong, borderColor: vars.content.strong } },
  '@media': {
    [media.forced]: { selectors: { '&[data-left]': { background: 'CanvasText' } } },
  },
});
