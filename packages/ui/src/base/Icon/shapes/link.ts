import type { IconShape } from '../Icon.tsx';

export const link: IconShape = {
  name: 'link',
  d: 'M10.25 13.75a3.6 3.6 0 0 0 5.1 0l3.6-3.6a3.6 3.6 0 0 0-5.1-5.1l-1 1M13.75 10.25a3.6 3.6 0 0 0-5.1 0l-3.6 3.6a3.6 3.6 0 0 0 5.1 5.1l1-1',
};
