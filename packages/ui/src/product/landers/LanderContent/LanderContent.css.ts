import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
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

/** Upright phones, on which sign-up and log-in are in a bar at the lower edge of the window. */
const withBar = `${media.phone} and ${media.roomy}`;

/** Of a visitor: drawn here or in the bar. */
export const elsewhere = productStyle({ '@media': { [withBar]: { display: 'none' } } });
export const bar = productStyle({
  flexWrap: 'nowrap',
  alignItems: 'stretch',
  columnGap: vars.space[2],
  '@media': { [`not (${withBar})`]: { display: 'none' } },
});
// as wide as its words, which leaves the rest to the sign-up
globalIn('product', `${bar} > :last-child`, { flex: 'none' });
// in German its words fit into one line at 360 px
globalIn('product', `${bar} > :first-child`, { flex: '1 1 0', paddingInline: vars.space[1] });

/** The first window leaves room for the bar. */
export const aboveBar = productStyle({
  '@media': {
    [withBar]: {
      vars: {
        '--vl-sign-up-block-size': `calc(${vars.touch.min} + ${vars.space[1]} + ${vars.space[3]} + max(${vars.space[3]}, env(safe-area-inset-bottom)) + 1px)`,
      },
    },
  },
});
