import type { IconShape } from '../Icon.tsx';

/** A compass. */
export const discover: IconShape = {
  name: 'discover',
  d: 'M7.1 19a8.5 8.5 0 1 1 3 1.3M15.6 8.4l-1.9 5.3-5.3 1.9 1.9-5.3z',
};
