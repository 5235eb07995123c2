import type { IconShape } from '../Icon.tsx';

export const info: IconShape = {
  name: 'info',
  d: 'M20.25 12a8.25 8.25 0 1 1-4.1-7.15M12 11.25v5M12 7.9v.01',
};
