import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** A wall with pictures at eye level, and a skirting board. */
export const wall = productStyle({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  background: vars.surface.sunken,
  borderBlockEnd: `6px solid ${vars.border.hairline}`,
  '@container': { 'lander (width >= 56rem)': { gap: vars.space[8] } },
});

/** High enough in low windows too for what is written below the pictures. */
globalIn('product', `:has(> * > ${wall})`, { gridTemplateRows: 'minmax(15rem, 1fr) auto' });

const size = createVar();
const roomy = 'lander (width >= 56rem)';

/** Width of a picture that takes a share of the height which the name, the place and the mark below it leave. */
const beneath = (share: number) => `(100cqb - 5.5rem) * ${share}`;

/** Three sizes; narrow walls show two pictures. */
export const hung = productStyle({
  vars: { [size]: `min(38cqi, ${beneath(0.65)})` },
  minInlineSize: 0,
  inlineSize: size,
  selectors: {
    '&:nth-child(3n + 1)': { vars: { [size]: `min(46cqi, ${beneath(0.8)})` } },
    '&:nth-child(3n)': { vars: { [size]: `min(36cqi, ${beneath(0.55)})` } },
  },
  '@container': {
    'lander (width < 56rem)': { selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
    [roomy]: {
      vars: { [size]: 'min(15cqi, 46cqb)' },
      selectors: {
        '&:nth-child(3n + 1)': { vars: { [size]: 'min(20cqi, 58cqb)' } },
        '&:nth-child(3n)': { vars: { [size]: 'min(12cqi, 38cqb)' } },
      },
    },
  },
});
/** A thin dark frame around a broad margin. */
globalIn('product', `${hung} > * > :first-child`, {
  aspectRatio: '4 / 5',
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  boxShadow: vars.elevation.raised,
});
globalIn('product', `${hung} .vl-Photo`, {
  inset: '5%',
  inlineSize: '90%',
  blockSize: '90%',
});

/** Scenes of the site hang in broad frames where there is room, one less high than the other. */
export const scenes = productStyle({});
const broad = (share: number) => ({ vars: { [size]: `min(${share}cqi, ${2.6 * share}cqb)` } });
globalIn('product', `${scenes} > ${hung}:nth-child(n)`, { '@container': { [roomy]: broad(28) } });
globalIn('product', `${scenes} > ${hung}:nth-child(1)`, { '@container': { [roomy]: broad(36) } });
globalIn('product', `${scenes} > ${hung}:nth-child(3)`, { '@container': { [roomy]: broad(22) } });
globalIn('product', `${scenes} > ${hung} > * > :first-child`, {
  '@container': { [roomy]: { aspectRatio: '16 / 10' } },
});
