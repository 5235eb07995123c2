import type { IconShape } from '../Icon.tsx';

export const shield: IconShape = {
  name: 'shield',
  d: 'M12 20.75c-4.6-1.9-7.25-4.6-7.25-9V5.9L12 3.5l7.25 2.4v5.85c0 2.7-1 4.8-2.9 6.5M8.75 11.75l2.4 2.4 4.3-4.5',
};
