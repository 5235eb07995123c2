import type { IconShape } from '../Icon.tsx';

export const filter: IconShape = {
  name: 'filter',
  d: 'M4 7.25h9.5M18.5 7.25H20M4 16.75h1.5M10.5 16.75H20M13.6 7.25a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0M5.6 16.75a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
};
