import type { IconShape } from '../Icon.tsx';

export const star: IconShape = {
  name: 'star',
  d: 'M8.9 9.3 3.5 10l4 3.85-1 5.65L12 16.75l5.5 2.75-1-5.65 4-3.85-5.75-.8L12 4l-1.2 2.4',
};
