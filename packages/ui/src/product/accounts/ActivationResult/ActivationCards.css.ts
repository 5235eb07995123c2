import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const list = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
});

export const item = productStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
