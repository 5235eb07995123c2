import type { IconShape } from '../Icon.tsx';

export const camera: IconShape = {
  name: 'camera',
  d: 'M20.5 10v7.25c0 1-.75 1.75-1.75 1.75H5.25c-1 0-1.75-.75-1.75-1.75V9c0-1 .75-1.75 1.75-1.75H7.5L9.25 4.75h5.5l1.75 2.5h2.25M8.6 13a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0',
};
