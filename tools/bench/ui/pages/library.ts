import type { ComponentType, ReactNode } from 'react';

/** A member in the grid. The picture is one of twelve. */
export interface Member {
  id: string;
  name: string;
  age: number;
  picture: string;
  language: string;
  fresh: boolean;
  liked: boolean;
}

export interface TileProps {
  member: Member;
  /** The same function for all tiles and renders, so that it never causes a render. */
  onLike: (event: { memberId: string }) => void;
  /** Not shown; a change makes every tile render again. */
  version: number;
}

export interface GridProps {
  members: readonly Member[];
  tile: (member: Member) => ReactNode;
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** The components that each library provides for the page. */
export interface Library {
  /** Its provider. */
  Frame: ComponentType<{ children: ReactNode }>;
  Grid: ComponentType<GridProps>;
  Tile: ComponentType<TileProps>;
  Dialog: ComponentType<DialogProps>;
}

/** Width of a picture as it is shown, for `sizes`. */
export const pictureSize = { width: 384, height: 480 } as const;
/** SVG path of the heart icon. */
export const heart =
  'M12 8.6C11.2 6.2 9.4 4.9 7.5 4.9 5 4.9 3.25 7 3.25 9.5c0 4.4 4.6 7.6 8.75 10.4 4.15-2.8 8.75-6 8.75-10.4 0-2.5-1.75-4.6-4.25-4.6-1.1 0-2.1.4-2.9 1.1';
