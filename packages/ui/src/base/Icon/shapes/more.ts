import type { IconShape } from '../Icon.tsx';

export const more: IconShape = {
  name: 'more',
  d: 'M12 4.2a1.6 1.6 0 1 0 .01 0zM12 10.4a1.6 1.6 0 1 0 .01 0zM12 16.6a1.6 1.6 0 1 0 .01 0z',
  solid: true,
};
