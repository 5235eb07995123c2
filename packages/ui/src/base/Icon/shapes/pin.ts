import type { IconShape } from '../Icon.tsx';

export const pin: IconShape = {
  name: 'pin',
  d: 'M12 20.75C8.3 16.9 5.5 13.7 5.5 10.25a6.5 6.5 0 0 1 13 0c0 3-2.1 5.8-4.6 8.5M9.85 10.25a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0',
};
