import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { pageWidth } from '../../../theme/page-width.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[8],
  paddingInline: `calc(max(0px, (100% - ${pageWidth}) / 2) + ${vars.space.gutter})`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

export const links = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  padding: 0,
  margin: 0,
  listStyleType: '""',
});

export const link = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: vars.content.default,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const company = productStyle({ overflowWrap: 'anywhere' });

export const onlyPhone = productStyle({ '@media': { [media.tablet]: { display: 'none' } } });
