import type { IconShape } from '../Icon.tsx';

export const pencil: IconShape = {
  name: 'pencil',
  d: 'M14.5 6.25 17.75 9.5M5 19l.9-4L16.25 4.75a1.6 1.6 0 0 1 2.25 0l.75.75a1.6 1.6 0 0 1 0 2.25L9 18.1z',
};
