import { vars } from '../src/theme/contract.css.ts';
import { baseStyle } from '../src/theme/styles.ts';

export const sheet = baseStyle({ display: 'grid', gap: vars.space[6], maxInlineSize: '70rem' });
export const row = baseStyle({ display: 'grid', gap: vars.space[2] });
export const label = baseStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
});
export const items = baseStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
});
