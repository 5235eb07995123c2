import type { ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import type { PhotoSource } from '../../model/photo.ts';
import * as styles from './PersonLine.css.ts';

export interface PersonLineProps {
  /** Name of the person. */
  name: string;
  /** The picture; initials without one. */
  photo: PhotoSource | null;
  /** An `OriginMark` for fictional profiles. */
  mark: ReactNode;
}

/** A person in one line: picture and name. */
export const PersonLine = ({ name, photo, mark }: PersonLineProps) => (
  <div data-component="PersonLine" className={styles.root}>
    <Avatar photo={photo} name={name} />
    <span className={styles.name} dir="auto" translate="no">
      {name}
    </span>
    <span className={styles.mark}>{mark}</span>
  </div>
);
