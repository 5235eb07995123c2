import type { IconShape } from '../Icon.tsx';

export const coin: IconShape = {
  name: 'coin',
  d: 'M4 7.5c0 1.9 3 3.4 6.75 3.4s6.75-1.5 6.75-3.4-3-3.4-6.75-3.4S4 5.6 4 7.5v4.25c0 1.9 3 3.4 6.75 3.4M17.5 7.5v3M4 11.75V16c0 1.9 3 3.4 6.75 3.4M13.6 15.6a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0',
};
