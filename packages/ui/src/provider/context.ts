'use client';

import type { FictionalIconName } from '@velluto/rules';
import { createContext, type ReactNode } from 'react';
import type { Clock } from './clock.ts';
import type { Format } from './format.ts';
import type { Icons } from './icons.ts';
import type { ImageComponent } from './image.ts';
import type { LinkComponent } from './link.ts';
import type { Routes } from './routes.ts';
import type { Wording } from './wording.ts';

/** Colour mode; `system` follows the device. */
export type Mode = 'light' | 'dark' | 'system';
/** Level of contrast of the colours. */
export type ContrastLevel = 'normal' | 'more';
/** Size of distances and touch targets, as in `densities` of the theme. */
export type Density = 'comfortable' | 'compact' | 'touch';

/** What a brand brings besides its CSS file. */
export interface Brand {
  /** Value of `data-vl-brand`. */
  id: string;
  /** Name as people read it. */
  name: string;
  /** The wordmark, drawn in the current text colour. */
  Logo: (props: { size?: 's' | 'm' | 'l' }) => ReactNode;
  /** `theme-color` of the browser, light and dark. */
  themeColour: { light: string; dark: string };
  /** Home page, landing pages and swiping are dark in both modes, as a match always is. */
  darkScenes?: boolean;
}

/** The value that the provider gives to every component. */
export interface UiContextValue {
  brand: Brand;
  locale: string;
  format: Format;
  /** Makes the texts of `Intl` and plural forms. */
  wording: Wording;
  Link: LinkComponent;
  /** Addresses that components link to, by name. */
  routes: Routes;
  /** Draws every picture that is loaded from the site. */
  Image: ImageComponent;
  /** The icons that the site replaces. */
  icons: Icons | undefined;
  clock: Clock;
  /** The site's label for profiles that are not private members, in the page's language; undefined for “Demo”. */
  fictionalLabel: string | undefined;
  /** The site's word for several of them; undefined for “demo profiles”. */
  fictionalPlural: string | undefined;
  /** The icon beside that label. */
  fictionalIcon: FictionalIconName;
  /** Turns the address of a picture in the data into the address to load; `width`: width of that source in pixels. */
  imageUrl: (src: string, width?: number) => string;
  /** The chosen colour mode, as the server knows it. */
  mode: Mode;
  /** Keeps a chosen colour mode. */
  storeMode: (mode: Mode) => void;
}

export const UiContext = createContext<UiContextValue | undefined>(undefined);
