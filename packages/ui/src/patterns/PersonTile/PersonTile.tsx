'use client';

import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Marker } from '../../base/Marker/Marker.tsx';
import { Photo } from '../../base/Photo/Photo.tsx';
import { Ribbon } from '../../base/Ribbon/Ribbon.tsx';
import type { PhotoSource } from '../../model/photo.ts';
import { useLink } from '../../provider/hooks.ts';
import * as styles from './PersonTile.css.ts';

export interface PersonTileProps {
  href: string;
  /** Relation of the address, such as `sponsored` for the site of a partner. */
  rel?: string;
  name: string;
  age: number;
  photo: PhotoSource | null;
  photoAlt: string;
  /** Short facts below the name: place, interests. One that does not fit beside the others goes below them. */
  details?: readonly string[];
  /** What the green dot means; no dot without it. */
  online?: string;
  /** Badges at the top: language, origin. */
  marks?: ReactNode;
  /** Corner ribbon: "Likes you", "New". */
  ribbon?: string;
  /** Widths of the tile, as in `img sizes`. */
  sizes?: string;
  /** Loads the picture first: for tiles in the first view. */
  priority?: boolean;
}

/** A person as one frame of a contact sheet: picture, name on an eased scrim, marks on top. */
export function PersonTile({
  href,
  rel,
  name,
  age,
  photo,
  photoAlt,
  details = [],
  online,
  marks,
  ribbon,
  sizes = '(width < 600px) 50vw, 12rem',
  priority,
}: PersonTileProps) {
  const Link = useLink();
  return (
    <article data-component="PersonTile" className={styles.root}>
      <div className={styles.picture}>
        <Photo
          photo={photo}
          alt={photoAlt}
          sizes={sizes}
          ratio="4 / 5"
          radius="none"
          name={name}
          priority={priority}
        />
      </div>
      <div className={styles.caption}>
        <Link href={href} rel={rel} className={styles.name} aria-label={`${name}, ${age}`}>
          <span className={styles.nameText} dir="auto" translate="no">
            {name}
          </span>
          <span className={styles.age}>, {age}</span>
        </Link>
        {(details.length > 0 || online) && (
          <div className={styles.line}>
            {online && <Marker tone="onlineOnPhoto" label={online} />}
            <div className={styles.clip}>
              <div className={styles.details}>
                {details.map(detail => (
                  <span key={detail} className={styles.detail}>
                    {detail}
                  </span>
                ))}
              </div>
            </div>
          </div>
        )}
      </div>
      {marks && <div className={cx(styles.marks, ribbon !== undefined && styles.besideRibbon)}>{marks}</div>}
      {ribbon && (
        <div className={styles.ribbon}>
          <Ribbon>{ribbon}</Ribbon>
        </div>
      )}
      <div aria-hidden className={styles.ring} />
    </article>
  );
}
