'use client';

import { Progress } from '../../../base/Progress/Progress.tsx';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { ownPhotos } from '../../../i18n/messages/profile.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './OwnPhotoTile.css.ts';

/** A file on its way to the server. */
export interface Upload {
  id: string;
  /** Name of the file. */
  name: string;
  /** 0–100. */
  percent: number;
  /** Why it stopped, in the reader's language. */
  error?: string;
}

export interface UploadTileProps {
  upload: Upload;
  onRetry?: (event: { uploadId: string }) => void;
}

/** The place of a photo that is still being sent. */
export function UploadTile({ upload: { id, name, percent, error }, onRetry }: UploadTileProps) {
  const t = useT();
  return (
    <div data-component="UploadTile" className={styles.waiting}>
      {error ? (
        <>
          <span role="alert" className={styles.problem}>
            {error}
          </span>
          {onRetry && (
            <div>
              <TextButton strong onClick={() => onRetry({ uploadId: id })}>
                {t(ownPhotos.retry)}
              </TextButton>
            </div>
          )}
        </>
      ) : (
        <Progress value={percent} label={t(ownPhotos.uploading, { name })} />
      )}
      <span className={styles.fileName} translate="no">
        {name}
      </span>
    </div>
  );
}
