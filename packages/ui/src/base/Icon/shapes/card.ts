import type { IconShape } from '../Icon.tsx';

export const card: IconShape = {
  name: 'card',
  d: 'M3.5 9.75h17M20.5 12v5.25c0 1-.75 1.75-1.75 1.75H5.25c-1 0-1.75-.75-1.75-1.75V6.75C3.5 5.75 4.25 5 5.25 5h13.5c1 0 1.75.75 1.75 1.75M7 15.25h3.5',
};
