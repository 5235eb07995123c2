import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

const dim = `color-mix(in oklab, ${vars.surface.inverse} 78%, transparent)`;

/** A house front at night: windows in four columns, the lit ones larger. */
export const house = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  blockSize: '100%',
  margin: 0,
  padding: vars.space[3],
  listStyleType: '""',
  background: vars.surface.sunken,
  '@container': {
    'lander (width >= 56rem)': {
      gridTemplateRows: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[5],
      padding: vars.space[5],
      paddingBlockStart: vars.space[10],
    },
  },
});

/** Two shutters and a crossbar. */
export const window = productStyle({
  position: 'relative',
  minBlockSize: 0,
  border: `3px solid ${vars.border.hairline}`,
  borderBlockEndWidth: 6,
  background: vars.surface.page,
  '::before': {
    content: '',
    position: 'absolute',
    // above a scene that the window mirrors
    zIndex: 1,
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 1px)',
    inlineSize: 2,
    background: vars.border.hairline,
  },
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    insetBlockStart: '33%',
    blockSize: 2,
    background: vars.border.hairline,
  },
});

/** A lit window without a person. */
export const lamp = productStyle({ background: dim });

export const large = productStyle({ gridColumn: 'span 2', gridRow: 'span 2' });

/** A window with a person. */
export const lit = productStyle({
  display: 'grid',
  minBlockSize: 0,
  border: `3px solid ${vars.border.strong}`,
  borderBlockEndWidth: 6,
});

/** Floors that are hidden on phones. */
export const below = productStyle({
  '@container': { 'lander (width < 56rem)': { display: 'none' } },
});
