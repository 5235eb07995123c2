'use client';

import { useLingui } from '@lingui/react/macro';
import { PREMIUM_PHOTOS } from '@velluto/rules';
import { type ReactNode, useId } from 'react';
import { Dropzone } from '../../../base/Dropzone/Dropzone.tsx';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { photoDropzone } from '../../../i18n/messages/photo-choice.ts';
import { ownPhotos } from '../../../i18n/messages/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { usePhotoChoice } from '../../usePhotoChoice.ts';
import { OwnPhotoTile } from '../OwnPhotoTile/OwnPhotoTile.tsx';
import { type Upload, UploadTile } from '../OwnPhotoTile/UploadTile.tsx';
import * as styles from './OwnPhotoOverview.css.ts';

export interface OwnPhotoOverviewProps {
  /** The main one first. */
  photos: readonly MemberPhoto[];
  /** How many this member may have. */
  maxPhotos: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Has bought a package: is not told about premium when all places are taken. */
  paid: boolean;
  uploads?: readonly Upload[];
  /** Photo to which a change runs. */
  busyId?: string | null;
  /** Why the last choice of files was refused. */
  error?: string;
  /** Only pictures of a kind and size that fit, and only as many as there is room for. */
  onFiles: (event: { files: File[] }) => void;
  onDelete: (event: { photoId: string }) => void;
  onMakeMain: (event: { photoId: string }) => void;
  onRetry?: (event: { uploadId: string }) => void;
  /** Puts a file away that was not taken. */
  onDismiss?: (event: { uploadId: string }) => void;
  /** More photos were chosen than fit; those that do are handed on. */
  onTooMany?: () => void;
  /** Further buttons of a photo, for example those that move it; `index` from 0. */
  tools?: (photo: MemberPhoto, index: number) => ReactNode;
}

/** The own photos: add, choose the main one, delete, and see what waits for approval. */
export function OwnPhotoOverview({
  photos,
  maxPhotos,
  maxBytes,
  paid,
  uploads = [],
  busyId,
  error,
  onFiles,
  onDelete,
  onMakeMain,
  onRetry,
  onDismiss,
  onTooMany,
  tools,
}: OwnPhotoOverviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const max = format.number(maxPhotos);
  const room = maxPhotos - photos.length - uploads.length;
  const { megabytes, ...choice } = usePhotoChoice({ room, maxBytes, onFiles, onTooMany });
  return (
    <section data-component="OwnPhotoOverview" aria-labelledby={id} className={styles.root}>
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
          label={t(ownPhotos.title)}
          items={[
            ...photos.map((photo, index) => ({
              id: photo.id,
              content: (
                <OwnPhotoTile
                  photo={photo}
                  index={index + 1}
                  main={index === 0}
                  pending={busyId === photo.id}
                  tools={tools?.(photo, index)}
                  onDelete={onDelete}
                  onMakeMain={onMakeMain}
                />
              ),
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
          <p>
            {paid
              ? t(ownPhotos.full({ max }))
              : t(ownPhotos.fullFree({ max, premiumMax: format.number(PREMIUM_PHOTOS) }))}
          </p>
          {!paid && <LinkButton href="/credits">{t(ownPhotos.premium)}</LinkButton>}
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
