import type { IconShape } from '../Icon.tsx';

export const chevronUp: IconShape = { name: 'chevronUp', d: 'M5.75 14.75 12 8.75l6.25 6' };
