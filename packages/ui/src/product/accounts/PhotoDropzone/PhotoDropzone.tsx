'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Dropzone } from '../../../base/Dropzone/Dropzone.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Progress } from '../../../base/Progress/Progress.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { usePhotoChoice } from '../../usePhotoChoice.ts';
import * as styles from './PhotoDropzone.css.ts';

/** A photo that is being uploaded, was uploaded or failed. */
export interface PhotoUpload {
  /** Id of the photo in this list. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Address of the picture, from the device or the server. */
  preview?: string;
  /** Progress, 0–100; 100 when uploaded. */
  progress: number;
  /** Why the photo was refused. */
  problem?: Problem;
}

export interface PhotoDropzoneProps extends RootProps<'div'> {
  /** The chosen photos, in their order. */
  photos: readonly PhotoUpload[];
  /** Maximum number of photos. */
  max: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Called with pictures of an allowed kind and size, and only as many as there is space for. */
  onFiles: (event: { files: File[] }) => void;
  /** A chosen photo was removed. */
  onRemove: (event: { id: string }) => void;
}

/**
 * Drop zone for photos, with uploads in progress and errors.
 *
 * @part photo - one chosen photo
 */
export function PhotoDropzone({
  photos,
  max,
  maxBytes,
  onFiles,
  onRemove,
  className,
  ...rest
}: PhotoDropzoneProps) {
  const { t } = useLingui();
  const room = max - photos.length;
  const { megabytes, ...choice } = usePhotoChoice({ room, maxBytes, onFiles });
  return (
    <div {...rest} className={cx('vl-PhotoDropzone', styles.root, className)}>
      {photos.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
          role="list"
          className={styles.photos}
        >
          {photos.map(photo => (
            <PhotoTile key={photo.id} photo={photo} onRemove={() => onRemove({ id: photo.id })} />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <Dropzone
          label={t(photoDropzone.label)}
          dropHint={t(photoDropzone.drop)}
          hint={t(photoDropzone.hint({ megabytes }))}
          {...choice}
        />
      ) : (
        <Text size="s" tone="muted">
          {t(photoDropzone.full({ max }))}
        </Text>
      )}
    </div>
  );
}

function PhotoTile({ photo, onRemove }: { photo: PhotoUpload; onRemove: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, preview, progress, problem } = photo;
  const progressText = t(photoDropzone.uploading({ name, percent: format.percent(progress) }));
  return (
    <li data-part="photo" className={styles.photo}>
      <div className={styles.frame}>
        {preview ? (
          <img src={preview} alt={name} className={problem ? styles.faded : styles.picture} />
        ) : (
          <span className={styles.blank}>
            <Icon shape={icons.photo} label={name} />
          </span>
        )}
        <span className={styles.remove}>
          <IconButton
            icon={icons.close}
            tone="quiet"
            size="s"
            label={t(photoDropzone.remove({ name }))}
            onClick={onRemove}
          />
        </span>
        {!problem && progress < 100 && (
          <span className={styles.progress}>
            <Progress value={progress} label={progressText} />
          </span>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem && problemText(t, problem)}
      </p>
    </li>
  );
}
