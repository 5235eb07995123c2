import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%' });

/** Down to the lower edge of a phone's window, below the top bar, so that the buttons are at one place for each question. */
export const fillsWindow = productStyle({});
globalIn('product', `${fillsWindow} > form`, {
  '@media': {
    [`${media.phone} and ${media.roomy}`]: {
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      minBlockSize: `min(52rem, 100svh - 3.5rem - ${vars.space[6]} - var(--vl-notice-block-size, 0px) - var(--vl-bar-block-size, 0px))`,
    },
  },
});
globalIn('product', `${fillsWindow} > form > *`, { alignSelf: 'start' });
globalIn('product', `${fillsWindow} > form > :last-child`, { alignSelf: 'end' });
