import type { ComponentType, ReactNode } from 'react';

/** Somebody in the grid. The picture is one of twelve. */
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
  /** The same function for all tiles, at every render. */
  onLike: (event: { memberId: string }) => void;
  /** Changes when everything is to be rendered again; draws nothing. */
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

/** What a library is asked to build the page of; `floor` is React and a style sheet alone. */
export interface Library {
  /** Its provider. */
  Frame: ComponentType<{ children: ReactNode }>;
  Grid: ComponentType<GridProps>;
  Tile: ComponentType<TileProps>;
  Dialog: ComponentType<DialogProps>;
}

/** Width of a picture as it is shown, for `sizes`. */
export const pictureSize = { width: 384, height: 480 } as const;
/** What the heart is drawn of. */
export const heart =
  'M12 8.6C11.2 6.2 9.4 4.9 7.5 4.9 5 4.9 3.25 7 3.25 9.5c0 4.4 4.6 7.6 8.75 10.4 4.15-2.8 8.75-6 8.75-10.4 0-2.5-1.75-4.6-4.25-4.6-1.1 0-2.1.4-2.9 1.1';
