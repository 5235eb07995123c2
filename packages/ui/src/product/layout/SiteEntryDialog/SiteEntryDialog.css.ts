import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const facts = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  margin: 0,
  listStyleType: '""',
});

export const fact = productStyle({
  display: 'flex',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  textWrap: 'pretty',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const sign = productStyle({ flex: 'none', color: vars.content.accent });
export const text = productStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Text of the site, which may be long for legal reasons. */
export const legal = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

/** The form has no layout of its own; it is there because a form can be sent before the page's script has loaded, and without one. */
export const answer = productStyle({ display: 'contents' });
