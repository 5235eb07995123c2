import type { IconShape } from '../Icon.tsx';

export const message: IconShape = {
  name: 'message',
  d: 'M8.5 18.5 4.75 20.25 5.9 16.4A7.3 7.3 0 0 1 4 11.5C4 7.4 7.6 4.25 12 4.25s8 3.15 8 7.25-3.6 7.25-8 7.25',
};
