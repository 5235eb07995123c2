import { drawIcon, type IconShape } from './draw-icon.tsx';
import type { size } from './Icon.css.ts';

export type { IconShape };

export interface IconProps {
  /** One of `icons.ts`: only the drawings a page uses are loaded. */
  shape: IconShape;
  size?: keyof typeof size;
  /** What it says, when no text beside it does. */
  label?: string;
}

/** A drawing of the package's own set, in the colour of the text around it. */
export const Icon = ({ shape, size = 'm', label }: IconProps) => drawIcon(shape, size, label);
