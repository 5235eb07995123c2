import type { IconShape } from '../Icon.tsx';

export const globe: IconShape = {
  name: 'globe',
  d: 'M20.25 12a8.25 8.25 0 1 1-3.1-6.4M4.25 9.5h15.5M4.25 14.5h15.5M12 3.9c-2.2 2.2-3.3 5-3.3 8.1s1.1 5.9 3.3 8.1c2.2-2.2 3.3-5 3.3-8.1S14.2 6.1 12 3.9',
};
