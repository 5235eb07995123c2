import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

export const list = productStyle({
  display: 'none',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const conversation = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
});
