import type { ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import type { PhotoSource } from '../../model/photo.ts';
import * as styles from './PersonLine.css.ts';

export interface PersonLineProps {
  name: string;
  photo: PhotoSource | null;
  /** An `OriginMark`: says when no private member is behind the name. */
  mark: ReactNode;
}

/** Whom something is about, in one line. */
export const PersonLine = ({ name, photo, mark }: PersonLineProps) => (
  <div data-component="PersonLine" className={styles.root}>
    <Avatar photo={photo} name={name} />
    <span className={styles.name} dir="auto" translate="no">
      {name}
    </span>
    <span className={styles.mark}>{mark}</span>
  </div>
);
