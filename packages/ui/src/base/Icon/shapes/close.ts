import type { IconShape } from '../Icon.tsx';

export const close: IconShape = { name: 'close', d: 'M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5' };
