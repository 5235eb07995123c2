import type { IconShape } from '../Icon.tsx';

export const chevronEnd: IconShape = { name: 'chevronEnd', d: 'M9.25 5.75 15.25 12l-6 6.25', directed: true };
