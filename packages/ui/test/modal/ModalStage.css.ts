import { vars } from '../../src/theme/contract.css.ts';
import { baseStyle } from '../../src/theme/styles.ts';

/** Longer than any window, so that the page scrolls. */
export const page = baseStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minBlockSize: '200vh',
});
