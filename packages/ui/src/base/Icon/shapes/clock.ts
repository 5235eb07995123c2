import type { IconShape } from '../Icon.tsx';

export const clock: IconShape = {
  name: 'clock',
  d: 'M20.25 12a8.25 8.25 0 1 1-4.1-7.15M12 7.25V12l3.25 2.25',
};
