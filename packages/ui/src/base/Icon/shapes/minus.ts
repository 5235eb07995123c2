import type { IconShape } from '../Icon.tsx';

export const minus: IconShape = { name: 'minus', d: 'M4.75 12h14.5' };
