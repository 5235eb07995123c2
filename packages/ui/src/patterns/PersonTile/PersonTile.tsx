'use client';

import { isolated } from '@velluto/rules';
import { Children, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../../base/Badge/Badge.tsx';
import { cx } from '../../base/cx.ts';
import { Marker } from '../../base/Marker/Marker.tsx';
import { Photo, type PhotoProps } from '../../base/Photo/Photo.tsx';
import { Ribbon } from '../../base/Ribbon/Ribbon.tsx';
import type { RootProps } from '../../base/root-props.ts';
import { useLink } from '../../provider/hooks.ts';
import * as styles from './PersonTile.css.ts';

/**
 * The picture of a tile. With `sizes` the tile may be large: its text grows with the width. Other tiles use the photo's `src` on
 * sharp screens too, and have small text.
 */
export interface TilePicture extends Pick<PhotoProps, 'photo' | 'alt' | 'sizes' | 'priority'> {}

export interface PersonTileProps extends RootProps<'article'> {
  /** Address of the person's page. */
  href: string;
  /** `rel` of the link, such as `sponsored`. */
  rel?: string;
  /** Name of the person. */
  name: string;
  /** Age in years. */
  age: number;
  /** The picture with its words. */
  picture: TilePicture;
  /** Short facts below the name: place, interests. */
  details?: readonly string[];
  /** Text of the online dot; no dot without it. */
  online?: string;
  /** Badges at the top, of one or two words: each text becomes one, elements are drawn as they are. */
  badges?: ReactNode;
  /** Last, at the lower edge, where it covers no face: the mark of a profile that is not a member's. */
  origin?: ReactNode;
  /** Replaces the picture, such as a video; fills the tile. */
  media?: ReactNode;
  /** More about the person, below the short facts. */
  children?: ReactNode;
  /** Below everything about the person: one line of the site's own. */
  footer?: ReactNode;
  /** Corner ribbon: "Likes you", "New". */
  ribbon?: string;
  /** One control beside the name that does not open the page, such as an `IconButton`. */
  action?: ReactElement;
}

/** Tiles put their badges and those of a site into one list, each of which may be a list itself. */
const toBadges = (badges: ReactNode) =>
  Children.toArray(badges)
    .filter(badge => badge !== '')
    .map(badge =>
      typeof badge === 'string' ? (
        <Badge key={badge} tone="photo">
          {badge}
        </Badge>
      ) : (
        badge
      ),
    );

/**
 * A person in a grid: picture, name over the picture, badges on top.
 *
 * @part caption - name and details, over the picture
 * @part name - name and age, the link
 * @part media - what is in place of the picture
 * @part details - the short facts
 * @part footer - what the site adds below them
 * @part badges - the badges at the top
 * @part ribbon - the ribbon at the corner
 */
export function PersonTile({
  href,
  rel,
  name,
  age,
  picture,
  details = [],
  online,
  badges,
  media,
  footer,
  origin,
  ribbon,
  action,
  children,
  className,
  ...rest
}: PersonTileProps) {
  const Link = useLink();
  const shownBadges = toBadges(badges);
  return (
    <article {...rest} className={cx('vl-PersonTile', action ? styles.withAction : styles.root, className)}>
      {media ? (
        <div data-part="media" className={styles.media}>
          {media}
        </div>
      ) : (
        <Photo {...picture} radius="none" name={name} />
      )}
      <div
        data-part="caption"
        className={origin ? styles.marked : picture.sizes ? styles.measured : styles.caption}
      >
        <Link
          href={href}
          rel={rel}
          data-part="name"
          className={styles.name}
          aria-label={`${isolated(name)}, ${age}`}
        >
          <span className={styles.nameText} translate="no">
            <bdi>{name}</bdi>
          </span>
          <span className={styles.age}>{`, ${age}`}</span>
        </Link>
        {(details.length > 0 || online) && (
          <div className={styles.line}>
            {online && <Marker tone="onlineOnPhoto" label={online} />}
            <div className={styles.clip}>
              <div data-part="details" className={styles.details}>
                {details.map(detail => (
                  <span key={detail} className={styles.detail}>
                    {detail}
                  </span>
                ))}
              </div>
            </div>
          </div>
        )}
        {children}
        {footer && (
          <div data-part="footer" className={styles.footer}>
            {footer}
          </div>
        )}
        {origin}
      </div>
      {shownBadges.length > 0 && (
        <div data-part="badges" className={ribbon ? styles.besideRibbon : styles.badges}>
          {shownBadges}
        </div>
      )}
      {ribbon && (
        <div data-part="ribbon" className={styles.ribbon}>
          <Ribbon>{ribbon}</Ribbon>
        </div>
      )}
      {action}
    </article>
  );
}
