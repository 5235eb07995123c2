import type { ComponentType, SVGProps } from 'react';
import type { IconName, IconShape } from '../model/icon.ts';

/** A site's own icon, such as one of an icon package: draws an `svg` with the props that it gets. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Icons that a site replaces, by name: another shape, or a component. */
export type Icons = Partial<Record<IconName, IconShape | IconComponent>>;
