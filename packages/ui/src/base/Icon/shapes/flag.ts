import type { IconShape } from '../Icon.tsx';

export const flag: IconShape = {
  name: 'flag',
  d: 'M5.5 20.75V4.5c4-2 8.5 1.75 13.25 0v9.25c-4.75 1.75-9.25-2-13.25 0',
};
