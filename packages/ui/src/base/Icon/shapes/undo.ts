import type { IconShape } from '../Icon.tsx';

export const undo: IconShape = {
  name: 'undo',
  d: 'M8.75 4.75 4.25 9.25l4.5 4.5M4.75 9.25h9a5 5 0 0 1 0 10H9',
};
