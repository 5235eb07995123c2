import type { IconShape } from '../Icon.tsx';

export const checkSolid: IconShape = {
  name: 'checkSolid',
  d: 'M12 2.25a9.75 9.75 0 1 1 0 19.5 9.75 9.75 0 0 1 0-19.5zM6.7 13.06l3.93 3.87 6.7-7.15-1.46-1.36-5.3 5.65-2.47-2.43z',
  solid: true,
};
