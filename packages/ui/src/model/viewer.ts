import type { PhotoSource } from './photo.ts';

/** The signed-in person, as the frame of the page shows them. */
export interface Viewer {
  id: string;
  name: string;
  photo: PhotoSource | null;
  /** Has bought a package: sees credits instead of the offer. */
  paid: boolean;
  /** Null while unknown. */
  credits: number | null;
  unread: number;
  newLikes: number;
}
