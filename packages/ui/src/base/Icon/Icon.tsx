'use client';

import type { IconShape } from '../../model/icon.ts';
import { useIcons } from '../../provider/hooks.ts';
import type { RootProps } from '../root-props.ts';
import { drawIcon, shownIcon } from './draw-icon.tsx';
import type { size } from './Icon.css.ts';

export type { IconShape };

export interface IconProps extends RootProps<'svg'> {
  /** One of `icons.ts`: only the drawings a page uses are loaded. */
  shape: IconShape;
  /** How large it is drawn. */
  size?: keyof typeof size;
  /** Label for screen readers, when no text beside it says the same. */
  label?: string;
}

/** An icon in the colour of the text around it, or what the site shows in its place (`icons` of the provider). */
export function Icon({ shape, size = 'm', label, ...rest }: IconProps) {
  return drawIcon(shownIcon(useIcons(), shape), size, label, rest);
}
