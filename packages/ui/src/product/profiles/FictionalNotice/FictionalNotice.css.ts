import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderInlineStart: `4px solid ${vars.surface.inverse}`,
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflowWrap: 'anywhere',
});

export const sign = productStyle({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' });
export const title = productStyle({ fontWeight: vars.font.strong, color: vars.content.strong });
