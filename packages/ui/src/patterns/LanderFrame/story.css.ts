import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

/** Placeholder for a picture. */
export const drawn = patternStyle({
  blockSize: '100%',
  minBlockSize: '11rem',
  background: vars.photo.placeholder,
});
