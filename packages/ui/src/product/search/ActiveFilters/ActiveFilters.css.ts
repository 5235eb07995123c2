import { vars } from '../../../theme/contract.css.ts';
import { hiddenWhere, onlyWhere } from '../../../theme/hidden-text.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.phone]: { gap: vars.space[1] },
    [`${media.phone} and ${media.titleRow}`]: { flexWrap: 'nowrap' },
  },
});
globalIn('product', `${root} > button`, { '@media': { [media.phone]: { paddingInline: vars.space[2] } } });
// the sign may have no number beside it
globalIn('product', `${root} > button > *`, { '@media': { [media.phone]: { gap: 0 } } });

/** The name of a region may be long; the title beside it keeps its line. */
export const placeButton = productStyle({ minInlineSize: 0 });
globalIn('product', `${placeButton} span`, { minInlineSize: 0 });
export const place = productStyle({
  display: 'block',
  '@media': {
    [media.phone]: {
      maxInlineSize: '8rem',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      unicodeBidi: 'plaintext',
      textOverflow: 'ellipsis',
    },
  },
});

/** On a phone a number or a sign takes the place of the words, which stay for screen readers. */
export const whole = productStyle(hiddenWhere(media.phone));
export const short = productStyle(onlyWhere(media.phone), { flex: 'none', whiteSpace: 'nowrap' });
export const number = productStyle(short, { marginInlineStart: vars.space[1] });
