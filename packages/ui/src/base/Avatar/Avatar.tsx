import type { PhotoSource } from '../../model/photo.ts';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { Marker } from '../Marker/Marker.tsx';
import { Photo } from '../Photo/Photo.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps<'span'> {
  /** The picture; a figure with the initials without one. */
  photo: PhotoSource | null;
  /** Name of the person; its initials are on the figure that replaces a missing picture. */
  name: string;
  /** How large it is drawn. */
  size?: keyof typeof styles.size;
  /** Alternative text; needed only where no name is shown beside the picture. */
  alt?: string;
  /** Draws a ring: there is something new. */
  ring?: boolean;
  /** Text for a person who is online; shown as a dot. */
  online?: string;
}

/**
 * Small round picture of a person.
 *
 * @part online - the dot of a person who is online
 */
export const Avatar = ({
  photo,
  name,
  size = 'm',
  alt = '',
  ring,
  online,
  className,
  ...rest
}: AvatarProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Avatar', { size }, styles);
  return (
    <span
      {...rest}
      className={cx('vl-Avatar', styles.avatar, styles.size[size], ring && styles.ring, className)}
    >
      <Photo photo={photo} alt={alt} name={name} ratio="1" radius="round" sizes="6rem" />
      {online && (
        <span data-part="online" className={styles.online}>
          <Marker tone="online" label={online} bordered />
        </span>
      )}
    </span>
  );
};
