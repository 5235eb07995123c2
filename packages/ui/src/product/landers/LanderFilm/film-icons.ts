import type { IconShape } from '../../../base/Icon/Icon.tsx';

export const play: IconShape = { d: 'M8 5.5v13l10.5-6.5z', solid: true };
export const pause: IconShape = { d: 'M8.5 6v12M15.5 6v12' };
