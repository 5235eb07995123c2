import type { IconShape } from '../Icon.tsx';

export const bell: IconShape = {
  name: 'bell',
  d: 'M10 19.5a2.2 2.2 0 0 0 4 0M5 16.25c1.4-1.3 1.75-2.75 1.75-5.5A5.25 5.25 0 0 1 15.5 6.9M17.25 10.75c0 2.75.35 4.2 1.75 5.5H8.5',
};
