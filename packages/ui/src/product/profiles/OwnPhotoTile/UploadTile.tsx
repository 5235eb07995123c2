'use client';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Progress } from '../../../base/Progress/Progress.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import * as styles from './OwnPhotoTile.css.ts';

/** A file that is being uploaded. */
export interface Upload {
  /** Id of the upload. */
  id: string;
  /** Name of the file. */
  name: string;
  /** 0–100. */
  percent: number;
  /** Text of the error, in the reader's language; used without `problem`. */
  error?: string;
  /** Error of the server; its text replaces `error`. */
  problem?: Problem | null;
  /** Sending it again would not help: it can only be dismissed. */
  final?: boolean;
}

export interface UploadTileProps extends RootProps<'div'> {
  /** The file that is being uploaded, or failed. */
  upload: Upload;
  /** The failed upload is to be tried again. */
  onRetry?: ((event: { uploadId: string }) => void) | undefined;
  /** Dismisses a failed upload. */
  onDismiss?: ((event: { uploadId: string }) => void) | undefined;
}

/** Tile of a photo that is being uploaded. */
export function UploadTile({ upload, onRetry, onDismiss, className, ...rest }: UploadTileProps) {
  const { t } = useLingui();
  const nameId = useId();
  const { id, name, percent, problem, final } = upload;
  const error = problem ? problemText(t, problem) : upload.error;
  const dismissible = error && onDismiss;
  return (
    <div {...rest} className={cx('vl-UploadTile', styles.waiting, dismissible && styles.failed, className)}>
      {/* one child in every state: while it is empty it adds no gap */}
      <div>
        <div role="alert" className={styles.problem}>
          {error}
        </div>
        {!error && <Progress value={percent} label={t(ownPhotos.uploading({ name }))} />}
      </div>
      {error && onRetry && !final && (
        <div>
          <TextButton strong aria-describedby={nameId} onClick={() => onRetry({ uploadId: id })}>
            {t(ownPhotos.retry)}
          </TextButton>
        </div>
      )}
      <div className={styles.foot}>
        <span id={nameId} className={styles.fileName} translate="no">
          {name}
        </span>
        {dismissible && (
          <IconButton
            tone="quiet"
            size="s"
            icon={icons.trash}
            label={t(photoDropzone.remove({ name }))}
            onClick={() => onDismiss({ uploadId: id })}
          />
        )}
      </div>
    </div>
  );
}
