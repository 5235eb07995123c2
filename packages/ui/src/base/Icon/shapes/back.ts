import type { IconShape } from '../Icon.tsx';

export const back: IconShape = { name: 'back', d: 'M20 12H4.75M10.5 5.75 4.25 12l6.25 6.25', directed: true };
