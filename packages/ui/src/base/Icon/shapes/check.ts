import type { IconShape } from '../Icon.tsx';

export const check: IconShape = { name: 'check', d: 'M4.75 12.75l4.75 4.75L19.25 6.75' };
