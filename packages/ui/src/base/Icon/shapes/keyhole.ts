import type { IconShape } from '../Icon.tsx';

export const keyhole: IconShape = {
  name: 'keyhole',
  d: 'M12 4a4.6 4.6 0 0 0-2.3 8.6L8.2 19.2c-.1.4.2.8.65.8h6.3c.45 0 .75-.4.65-.8l-1.5-6.6A4.6 4.6 0 0 0 12 4z',
  solid: true,
};
