import type { ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { breakable } from '../../base/breakable.tsx';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import type { PhotoSource } from '../../model/photo.ts';
import * as styles from './PersonLine.css.ts';

export interface PersonLineProps extends RootProps<'div'> {
  /** Name of the person. */
  name: string;
  /** The picture; a figure with the initials without one. */
  photo: PhotoSource | null;
  /** An `OriginMark` for fictional profiles. */
  mark: ReactNode;
}

/**
 * A person in one line: picture and name.
 *
 * @part name - the name
 */
export const PersonLine = ({ name, photo, mark, className, ...rest }: PersonLineProps) => (
  <div {...rest} className={cx('vl-PersonLine', styles.root, className)}>
    <Avatar photo={photo} name={name} />
    <span className={styles.text}>
      <span data-part="name" className={styles.name} dir="auto" translate="no">
        {breakable(name)}
      </span>
      <span className={styles.mark}>{mark}</span>
    </span>
  </div>
);
