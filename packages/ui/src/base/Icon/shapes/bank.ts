import type { IconShape } from '../Icon.tsx';

export const bank: IconShape = {
  name: 'bank',
  d: 'M3.75 9.75v-.5L12 4.75l8.25 4.5v.5h-13M6.5 12.5v4.25M12 12.5v4.25M17.5 12.5v4.25M4 19.5h16',
};
