'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
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
  /** Further buttons, before the standard ones. */
  tools?: ReactNode;
  /** The photo is to be the main one. */
  onMakeMain: (event: { photoId: string }) => void;
  /** The photo is to be deleted. */
  onDelete: (event: { photoId: string }) => void;
}

/** One of the member's photos with its state and actions. */
export function OwnPhotoTile({
  photo,
  index,
  main,
  pending,
  tools,
  onMakeMain,
  onDelete,
  className,
  ...rest
}: OwnPhotoTileProps) {
  const { t } = useLingui();
  const { id: photoId, status } = photo;
  return (
    <div {...rest} className={cx('vl-OwnPhotoTile', styles.root, className)}>
      <Photo
        photo={photo}
        alt={t(ownPhotos.photo({ index }))}
        sizes="(width < 576px) 50vw, 12rem"
        tone="true"
        veil={status === 'pending' ? 'pending' : 'none'}
      >
        {status === 'rejected' && <span className={styles.refused} />}
      </Photo>
      <div className={styles.mark}>
        <PhotoStatusBadge status={status} main={main} />
      </div>
      <div className={styles.tools}>
        {tools}
        {status === 'active' && !main && (
          <IconButton
            tone="quiet"
            size="s"
            icon={icons.star}
            label={t(ownPhotos.makeMain({ index }))}
            pending={pending}
            onClick={() => onMakeMain({ photoId })}
          />
        )}
        <IconButton
          tone="danger"
          size="s"
          icon={icons.trash}
          label={t(ownPhotos.remove({ index }))}
          pending={pending}
          onClick={() => onDelete({ photoId })}
        />
      </div>
    </div>
  );
}
