import type { IconShape } from '../Icon.tsx';

export const lock: IconShape = {
  name: 'lock',
  d: 'M18.75 14v4.75c0 .7-.55 1.25-1.25 1.25h-11c-.7 0-1.25-.55-1.25-1.25V12c0-.7.55-1.25 1.25-1.25h11M8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14.25v2.25',
};
