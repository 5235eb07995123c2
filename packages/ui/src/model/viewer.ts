import type { PhotoSource } from './photo.ts';

/** The signed-in member, as the bar of the page shows them. */
export interface Viewer {
  id: string;
  name: string;
  photo: PhotoSource | null;
  /** Has bought a package: the bar shows credits instead of “Get Premium”. */
  paid: boolean;
  /** Null while unknown. */
  credits: number | null;
  unread: number;
  newLikes: number;
}
