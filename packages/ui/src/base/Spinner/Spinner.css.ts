import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = baseStyle({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  '@media': {
    [media.motion]: { animation: `${turn} 800ms linear infinite` },
    [media.forced]: { borderBlockStartColor: 'Canvas' },
  },
});
