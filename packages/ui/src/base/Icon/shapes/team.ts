import type { IconShape } from '../Icon.tsx';

export const team: IconShape = {
  name: 'team',
  d: 'M8.75 11.5a3.5 3.5 0 1 1 2.2-.8M2.5 19.5c.4-3.1 2.9-5 6.25-5s5.85 1.9 6.25 5M15.5 4.75a3.5 3.5 0 0 1 0 6.6M18 14.9c1.9.75 3.2 2.4 3.5 4.6',
};
