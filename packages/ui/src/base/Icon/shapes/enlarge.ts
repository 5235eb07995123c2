import type { IconShape } from '../Icon.tsx';

export const enlarge: IconShape = {
  name: 'enlarge',
  d: 'M16 16l4.5 4.5M6.6 15.9A6.75 6.75 0 1 1 9.4 17.3M11 8.25v5.5M8.25 11h5.5',
};
