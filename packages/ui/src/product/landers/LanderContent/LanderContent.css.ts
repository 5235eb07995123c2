import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const phone = 'lander (width < 40rem)';

export const lead = productStyle({
  margin: 0,
  maxInlineSize: '34rem',
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  color: vars.content.default,
  '@container': { [phone]: { fontSize: vars.text.size.m, lineHeight: vars.text.leading.m } },
});

export const actions = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
globalIn('product', `${actions} > *`, { '@container': { [phone]: { flexGrow: 1 } } });

export const facts = productStyle({
  margin: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
