import type { IconShape } from '../Icon.tsx';

export const checkDouble: IconShape = {
  name: 'checkDouble',
  d: 'M1.75 12.75 6.5 17.5 16 6.75M11.75 16.25 13 17.5 22.25 6.75',
};
