import type { IconShape } from '../Icon.tsx';

export const chevronStart: IconShape = {
  name: 'chevronStart',
  d: 'M14.75 5.75 8.75 12l6 6.25',
  directed: true,
};
