import type { IconShape } from '../Icon.tsx';

export const menu: IconShape = { name: 'menu', d: 'M4 7.25h16M4 12h16M4 16.75h10' };
