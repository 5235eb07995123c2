import type { StyleRule } from '@vanilla-extract/css';
import { focusRingOnPhoto } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';

/** A row of photos with scroll snap. */
export const photoRow: StyleRule = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  padding: 0,
  margin: 0,
  listStyleType: '""',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
};

/** For `::after` of the row's container: above the photos, which would cover an outline of the row itself. */
export const photoRowRing: StyleRule = {
  content: '',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  ...focusRingOnPhoto,
};
