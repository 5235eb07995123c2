import type { IconShape } from '../Icon.tsx';

export const like: IconShape = {
  name: 'like',
  d: 'M12 8.6C11.2 6.2 9.4 4.9 7.5 4.9 5 4.9 3.25 7 3.25 9.5c0 4.4 4.6 7.6 8.75 10.4 4.15-2.8 8.75-6 8.75-10.4 0-2.5-1.75-4.6-4.25-4.6-1.1 0-2.1.4-2.9 1.1',
};
