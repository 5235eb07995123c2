import type { ComponentType, ImgHTMLAttributes, Ref } from 'react';

/** Props that the package passes to every picture that is loaded from the site. */
export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** What the picture shows, for screen readers; empty for decoration. */
  alt: string;
  /** The `img`. */
  ref?: Ref<HTMLImageElement>;
}

/** A component that renders a picture, or `img` for the plain element. */
export type ImageComponent = ComponentType<ImageProps> | 'img';
