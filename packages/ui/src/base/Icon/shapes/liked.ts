import type { IconShape } from '../Icon.tsx';

export const liked: IconShape = {
  name: 'liked',
  d: 'M3.25 9.5C3.25 7 5 4.9 7.5 4.9c1.9 0 3.7 1.3 4.5 3.7.8-2.4 2.6-3.7 4.5-3.7 2.5 0 4.25 2.1 4.25 4.6 0 4.4-4.6 7.6-8.75 10.4M3.4 13.6l3.2 3.2 5.4-5.6',
};
