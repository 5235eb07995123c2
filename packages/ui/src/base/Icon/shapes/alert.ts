import type { IconShape } from '../Icon.tsx';

export const alert: IconShape = { name: 'alert', d: 'M12 4.25 21 19.5H3L8.9 9.5M12 10v4.5M12 17.1v.01' };
