import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ flex: 'none', inlineSize: '2.5rem', blockSize: '1.75rem' });
export const frame = productStyle({ fill: vars.surface.sunken, stroke: vars.border.default });
export const line = productStyle({
  fill: 'none',
  stroke: vars.content.muted,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const letters = productStyle({
  fill: vars.content.default,
  fontFamily: vars.font.body,
  fontWeight: vars.font.strong,
  fontSize: '0.6875rem',
});
