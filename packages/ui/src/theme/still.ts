import { media } from './media.ts';

/** Nothing moves for people who ask their device for that. */
export const still = {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // none instead of a short duration, which would still start a transition for every change
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
} as const;
