import type { IconShape } from '../Icon.tsx';

export const plus: IconShape = { name: 'plus', d: 'M12 4.75v14.5M4.75 12h14.5' };
