import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, globalIn } from '../../theme/styles.ts';
import { fadeMs, groupTimeoutMs, pulseMs } from './reveal-times.ts';

export const root = baseStyle({ display: 'contents' });

const reveal = keyframes({ from: { opacity: 0 } });

// Ends by itself: even if the script fails, no picture stays hidden.
globalIn('base', `${root} :is([data-reveal="waiting"], [data-reveal="loaded"])`, {
  '@media': {
    [media.motion]: {
      animation: `${reveal} ${fadeMs}ms ${vars.motion.curve} ${groupTimeoutMs}ms backwards`,
    },
    [media.still]: { animation: `${reveal} 1ms ${groupTimeoutMs}ms backwards` },
  },
});

const pulse = keyframes({ '0%, 100%': { opacity: 0 }, '50%': { opacity: 0.45 } });
const pale = keyframes({ from: { opacity: 0 }, to: { opacity: 0.25 } });

// Three seconds after it came into view: the placeholder is covered by the page colour and pulses like a skeleton.
globalIn('base', `${root} [data-reveal="late"]`, {
  filter: 'none',
  background: vars.surface.page,
  '@media': {
    [media.motion]: { animation: `${pulse} ${pulseMs}ms ease-in-out ${pulseMs}ms infinite backwards` },
    [media.still]: { animation: `${pale} 1ms ${pulseMs}ms both` },
    [media.forced]: { border: '1px solid GrayText' },
  },
});
