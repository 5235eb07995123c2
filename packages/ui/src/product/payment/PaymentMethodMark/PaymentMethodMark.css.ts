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
const text = {
  fill: vars.content.default,
  textAnchor: 'middle',
  fontFamily: vars.font.body,
  fontWeight: vars.font.strong,
} as const;
export const letters = productStyle({ ...text, fontSize: '0.8125rem' });
export const small = productStyle({ ...text, fontSize: '0.6875rem' });
