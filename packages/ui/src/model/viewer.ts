import type { PhotoSource } from './photo.ts';

/** The signed-in member, as the bar of the page shows them. */
export interface Viewer {
  id: string;
  name: string;
  photo: PhotoSource | null;
  /** Has bought a package: the bar shows credits instead of “Get Premium”. */
  paid: boolean;
  /** The balance; null while unknown. */
  credits: number | null;
  /** Credits that the balance lacks because they are reserved for messages that wait; 0 when left out. */
  reserved?: number;
  /** Unread messages. */
  unread: number;
  /** Likes received and not seen yet. */
  newLikes: number;
}
