'use client';

import { useLingui } from '@lingui/react/macro';
import { PREMIUM_PHOTOS } from '@velluto/rules';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Dropzone } from '../../../base/Dropzone/Dropzone.tsx';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { usePhotoChoice } from '../../usePhotoChoice.ts';
import { OwnPhotoTile, type OwnPhotoTileProps } from '../OwnPhotoTile/OwnPhotoTile.tsx';
import { type Upload, UploadTile } from '../OwnPhotoTile/UploadTile.tsx';
import * as styles from './OwnPhotoOverview.css.ts';

export interface OwnPhotoOverviewProps extends RootProps<'section'> {
  /** The main one first. */
  photos: readonly MemberPhoto[];
  /** How many photos this member may have. */
  maxPhotos: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** The member has bought a package, so premium is not offered when all photos are used. */
  paid: boolean;
  /** Files that are being uploaded, or failed. */
  uploads?: readonly Upload[];
  /** Id of the photo that is being changed. */
  busyId?: string | null;
  /** Error of the last choice of files. */
  error?: string;
  /** Called with pictures of an allowed kind and size, and only as many as there is space for. */
  onFiles: (event: { files: File[] }) => void;
  /** A photo was pressed: what can be done with it is to be shown, in an `OwnPhotoDialog`. */
  onOpen: (event: { photoId: string }) => void;
  /** A failed upload is to be tried again. */
  onRetry?: (event: { uploadId: string }) => void;
  /** Dismisses a failed upload. */
  onDismiss?: (event: { uploadId: string }) => void;
  /** More photos were chosen than are allowed; `onFiles` gets as many as are. */
  onTooMany?: () => void;
  /** Draws a photo in place of `OwnPhotoTile`, and gets its props: `props => <OwnPhotoTile {...props} />`. */
  renderItem?: (props: OwnPhotoTileProps) => ReactNode;
}

const drawOwnPhotoTile = (props: OwnPhotoTileProps) => <OwnPhotoTile {...props} />;

/** The member's photos: add, press one to change it, and see which ones wait for approval. */
export function OwnPhotoOverview({
  photos,
  maxPhotos,
  maxBytes,
  paid,
  uploads = [],
  busyId,
  error,
  onFiles,
  onOpen,
  onRetry,
  onDismiss,
  onTooMany,
  renderItem = drawOwnPhotoTile,
  className,
  ...rest
}: OwnPhotoOverviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const routes = useRoutes();
  const id = useId();
  const max = format.number(maxPhotos);
  const room = maxPhotos - photos.length - uploads.length;
  const { megabytes, ...choice } = usePhotoChoice({ room, maxBytes, onFiles, onTooMany });
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-OwnPhotoOverview', styles.root, className)}>
      <div className={styles.head}>
        <Heading id={id} level={2} size="h3">
          {t(ownPhotos.title)}
        </Heading>
        <span className={styles.count}>
          {t(ownPhotos.count({ count: format.number(photos.length), max }))}
        </span>
      </div>
      {photos.length === 0 && uploads.length === 0 ? (
        <p className={styles.empty}>{t(ownPhotos.empty)}</p>
      ) : (
        <PhotoGrid
          className={styles.photos}
          label={t(ownPhotos.title)}
          items={[
            ...photos.map((photo, index) => ({
              id: photo.id,
              content: renderItem({
                photo,
                index: index + 1,
                main: index === 0,
                pending: busyId === photo.id,
                onOpen,
              }),
            })),
            ...uploads.map(upload => ({
              id: upload.id,
              content: <UploadTile upload={upload} onRetry={onRetry} onDismiss={onDismiss} />,
            })),
          ]}
        />
      )}
      {room <= 0 ? (
        <div className={styles.full}>
          <p className={plain}>
            {paid
              ? t(ownPhotos.full({ max }))
              : t(ownPhotos.fullFree({ max, premiumMax: format.number(PREMIUM_PHOTOS) }))}
          </p>
          {!paid && <LinkButton href={routes.credits}>{t(ownPhotos.premium)}</LinkButton>}
        </div>
      ) : (
        <Dropzone
          label={t(ownPhotos.add)}
          hint={t(photoDropzone.hint({ megabytes }))}
          {...choice}
          error={choice.error ?? error}
        />
      )}
    </section>
  );
}
