import type { IconShape } from '../Icon.tsx';

export const match: IconShape = {
  name: 'match',
  d: 'M13.9 8.1a5.75 5.75 0 1 0 0 7.8M10.1 15.9a5.75 5.75 0 1 0 0-7.8',
};
