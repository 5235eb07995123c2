import type { IconShape } from '../Icon.tsx';

export const trash: IconShape = {
  name: 'trash',
  d: 'M4.5 6.75h15M9 6.5V4.25h6V6.5M6.25 7l.9 12c.05.7.6 1.25 1.3 1.25h7.1c.7 0 1.25-.55 1.3-1.25l.65-8.5M10.25 10.5v6M13.75 10.5v6',
};
