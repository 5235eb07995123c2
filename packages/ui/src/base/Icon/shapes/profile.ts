import type { IconShape } from '../Icon.tsx';

export const profile: IconShape = {
  name: 'profile',
  d: 'M9.6 11.3a3.9 3.9 0 1 1 2.4.95M4.75 20c.5-3.4 3.5-5.25 7.25-5.25S18.75 16.6 19.25 20',
};
