import type { IconShape } from '../Icon.tsx';

export const photo: IconShape = {
  name: 'photo',
  d: 'M20.25 12.5V18c0 1-.75 1.75-1.75 1.75h-13c-1 0-1.75-.75-1.75-1.75V6c0-1 .75-1.75 1.75-1.75h13c1 0 1.75.75 1.75 1.75v2.5M4 16.5l4.5-4.25 3.75 3.5 3-2.75 5 4.5M15.5 8.75h.01',
};
