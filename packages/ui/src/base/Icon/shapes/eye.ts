import type { IconShape } from '../Icon.tsx';

export const eye: IconShape = {
  name: 'eye',
  d: 'M4.9 15.2A13 13 0 0 1 2.75 12C4.9 8 8.2 5.75 12 5.75S19.1 8 21.25 12C19.1 16 15.8 18.25 12 18.25c-1.3 0-2.6-.25-3.75-.75M9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0',
};
