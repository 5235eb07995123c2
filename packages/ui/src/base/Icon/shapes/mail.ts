import type { IconShape } from '../Icon.tsx';

export const mail: IconShape = {
  name: 'mail',
  d: 'M20.5 10v7.25c0 1-.75 1.75-1.75 1.75H5.25c-1 0-1.75-.75-1.75-1.75V6.75C3.5 5.75 4.25 5 5.25 5h13.5c.9 0 1.6.6 1.75 1.5L12 13.25 3.75 6.6',
};
