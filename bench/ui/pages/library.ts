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
export const heart = 'M12 20.5C5.5 16 3 12.6 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.6-2.5 7-9 11.5z';
