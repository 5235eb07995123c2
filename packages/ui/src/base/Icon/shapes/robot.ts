import type { IconShape } from '../Icon.tsx';

export const robot: IconShape = {
  name: 'robot',
  d: 'M12 4v4.25M6.5 8.25h11c.97 0 1.75.78 1.75 1.75v8.25c0 .97-.78 1.75-1.75 1.75h-11c-.97 0-1.75-.78-1.75-1.75V10c0-.97.78-1.75 1.75-1.75M9 12.75v2M15 12.75v2M1.75 12.5v3.25M22.25 12.5v3.25',
};
