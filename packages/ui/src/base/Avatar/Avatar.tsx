import type { PhotoSource } from '../../model/photo.ts';
import { cx } from '../cx.ts';
import { Marker } from '../Marker/Marker.tsx';
import { Photo } from '../Photo/Photo.tsx';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  photo: PhotoSource | null;
  /** Whose it is; gives the monogram. */
  name: string;
  size?: keyof typeof styles.size;
  /** Describes the picture where no name stands beside it. */
  alt?: string;
  /** A ring for what is new. */
  ring?: boolean;
  /** Says that the person is there now; shown as a dot. */
  online?: string;
}

/** A person, small and round. */
export const Avatar = ({ photo, name, size = 'm', alt = '', ring, online }: AvatarProps) => (
  <span data-component="Avatar" className={cx(styles.avatar, styles.size[size], ring && styles.ring)}>
    <Photo photo={photo} alt={alt} name={name} ratio="1" radius="round" sizes="6rem" />
    {online && (
      <span className={styles.online}>
        <Marker tone="online" label={online} bordered />
      </span>
    )}
  </span>
);
