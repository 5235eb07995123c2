import type { IconShape } from '../Icon.tsx';

export const send: IconShape = {
  name: 'send',
  d: 'M4.25 12.5 20 4.25l-4.75 15.5-3.5-6.5L20 4.25',
  directed: true,
};
