import type { IconShape } from '../Icon.tsx';

export const block: IconShape = { name: 'block', d: 'M18 6 6 18M20.25 12a8.25 8.25 0 1 1-4.1-7.15' };
