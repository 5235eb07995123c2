import { vars } from '../../../theme/contract.css.ts';
import { hiddenText } from '../../../theme/hidden-text.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.small]: { gap: vars.space[1] },
    [`${media.small} and ${media.titleRow}`]: { flexWrap: 'nowrap' },
  },
});
globalIn('product', `${root} > button`, { '@media': { [media.small]: { paddingInline: vars.space[2] } } });

/** The name of a region may be long; the title beside it keeps its line. */
globalIn('product', `${root} > button:first-child, ${root} > button:first-child > *`, { minInlineSize: 0 });
export const place = productStyle({
  minInlineSize: 0,
  '@media': {
    [media.small]: {
      maxInlineSize: '8rem',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
});

/** On a phone a number or a sign takes the place of the words, which stay for screen readers. */
export const whole = productStyle({ '@media': { [media.small]: hiddenText } });
export const short = productStyle({
  display: 'none',
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.small]: { display: 'block' } },
});
