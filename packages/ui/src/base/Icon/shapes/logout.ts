import type { IconShape } from '../Icon.tsx';

export const logout: IconShape = {
  name: 'logout',
  d: 'M13.5 4.25H6.25c-1 0-1.75.75-1.75 1.75v12c0 1 .75 1.75 1.75 1.75h7.25M10 12h10.25M16 7.5l4.5 4.5-4.5 4.5',
  directed: true,
};
