import type { IconShape } from '../Icon.tsx';

export const eyeOff: IconShape = {
  name: 'eyeOff',
  d: 'M4.25 4.25l15.5 15.5M9.6 6.1A9 9 0 0 1 12 5.75C15.8 5.75 19.1 8 21.25 12a13 13 0 0 1-2.4 3.2M6.2 7.6A13 13 0 0 0 2.75 12C4.9 16 8.2 18.25 12 18.25c1.5 0 2.9-.35 4.2-1M9.9 10.2a2.75 2.75 0 0 0 3.8 3.9',
};
