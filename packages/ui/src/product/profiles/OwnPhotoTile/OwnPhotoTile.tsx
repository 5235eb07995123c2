'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { PhotoStatusBadge } from '../PhotoStatusBadge/PhotoStatusBadge.tsx';
import * as styles from './OwnPhotoTile.css.ts';

export interface OwnPhotoTileProps extends RootProps<'div'> {
  /** The picture. */
  photo: MemberPhoto;
  /** Number of the photo, from 1. */
  index: number;
  /** The main photo. */
  main: boolean;
  /** The photo is being changed. */
  pending?: boolean;
  /** The photo is being dragged: it lies above the others. */
  lifted?: boolean;
  /** The photo was pressed: what can be done with it is to be shown, in an `OwnPhotoDialog`. */
  onOpen: (event: { photoId: string }) => void;
}

/** One of the member's photos with its state: a button that opens what can be done with it. */
export function OwnPhotoTile({
  photo,
  index,
  main,
  pending,
  lifted = false,
  onOpen,
  className,
  ...rest
}: OwnPhotoTileProps) {
  const { t } = useLingui();
  const { id: photoId, status } = photo;
  return (
    <div
      data-lifted={lifted || undefined}
      {...rest}
      className={cx('vl-OwnPhotoTile', styles.root, main && styles.main, lifted && styles.lifted, className)}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={pending}
        className={styles.press}
        onClick={() => onOpen({ photoId })}
      >
        <Photo
          photo={photo}
          alt={t(ownPhotos.photo({ index }))}
          sizes="(width < 576px) 50vw, 12rem"
          tone="true"
          veil={status === 'pending' ? 'pending' : 'none'}
        >
          {status === 'rejected' && <span className={styles.refused} />}
        </Photo>
        <span className={styles.mark}>
          <PhotoStatusBadge status={status} main={main} />
        </span>
        <span aria-hidden className={styles.more}>
          <Icon shape={icons.more} size="s" />
        </span>
      </button>
    </div>
  );
}
