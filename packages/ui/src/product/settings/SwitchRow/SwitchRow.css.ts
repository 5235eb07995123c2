import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  overflowWrap: 'anywhere',
  selectors: { '.vl-Card :last-child > &:last-child': { borderBlockEnd: 0 } },
});

export const label = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});

export const wait = productStyle({ flex: 'none', display: 'grid' });
