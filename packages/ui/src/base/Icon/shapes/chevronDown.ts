import type { IconShape } from '../Icon.tsx';

export const chevronDown: IconShape = { name: 'chevronDown', d: 'M5.75 9.25 12 15.25l6.25-6' };
