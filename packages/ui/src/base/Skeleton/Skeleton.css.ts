import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';
import { pulseMs } from '../PhotoGroup/reveal-times.ts';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

// All skeletons are drawn in the same moment, so they pulse in step.
export const skeleton = baseStyle({
  display: 'block',
  background: vars.photo.placeholder,
  '@media': {
    [media.motion]: { animation: `${pulse} ${pulseMs}ms ease-in-out infinite` },
    [media.forced]: { border: '1px solid GrayText' },
  },
});

export const radius = styleVariants({
  text: inLayer('base', { borderRadius: vars.radius.mark }),
  photo: inLayer('base', { borderRadius: vars.radius.photo }),
  control: inLayer('base', { borderRadius: vars.radius.control }),
  action: inLayer('base', { borderRadius: vars.radius.action }),
  round: inLayer('base', { borderRadius: '50%' }),
});
