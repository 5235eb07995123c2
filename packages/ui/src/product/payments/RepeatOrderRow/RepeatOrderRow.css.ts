import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ containerType: 'inline-size' });
/** Price beside the button where there is space, else above it, which leaves the name room for its amount in one line. */
export const end = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@container': { '(width < 22rem)': { flexDirection: 'column', alignItems: 'flex-end' } },
});
export const price = productStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.content.strong,
});
export const gone = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
