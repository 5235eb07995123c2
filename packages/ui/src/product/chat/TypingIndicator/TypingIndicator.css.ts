import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.bubble.other.bg,
  border: `1px solid ${vars.bubble.other.border}`,
  borderRadius: vars.radius.bubble,
  borderEndStartRadius: vars.radius.photo,
});

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const dot = productStyle({
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: vars.radius.pill,
  background: vars.content.muted,
  selectors: {
    // With reduced motion the three dots do not move and differ in opacity.
    '&:nth-of-type(3)': { opacity: 0.7 },
    '&:nth-of-type(4)': { opacity: 0.4 },
  },
  '@media': {
    [media.motion]: {
      animation: `${pulse} 1400ms ease-in-out infinite`,
      selectors: {
        '&:nth-of-type(3)': { animationDelay: '160ms' },
        '&:nth-of-type(4)': { animationDelay: '320ms' },
      },
    },
    [media.forced]: { background: 'CanvasText' },
  },
});
