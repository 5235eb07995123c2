'use client';

import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Progress } from '../../../base/Progress/Progress.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { composerPhotos } from '../../../i18n/messages/chat/chat-media.ts';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { usePhotoChoice } from '../../usePhotoChoice.ts';
import * as composer from './Composer.css.ts';
import * as styles from './ComposerPhotos.css.ts';
import type { ComposerUpload, PhotoSending } from './photo-sending.ts';
import { useComposerContext } from './useComposer.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface ComposerPhotosProps extends PhotoSending, RootProps<'span'> {}

/** The part of a composer for photos: the button, the progress of the upload, and the drop target. */
export function ComposerPhotos({
  onFiles,
  cost,
  maxBytes = Number.POSITIVE_INFINITY,
  upload = null,
  onCancel,
  className,
  ref,
  ...rest
}: ComposerPhotosProps) {
  const { t } = useLingui();
  const { affords, ids } = useComposerContext();
  const format = useFormat();
  const button = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(button, ref);
  const input = useRef<HTMLInputElement>(null);
  const choice = usePhotoChoice({ room: 1, maxBytes, onFiles });
  const busy = upload !== null && !upload.problem;
  const isAllowed = () => !busy && affords({ attempt: 'newPhoto', need: cost?.credits ?? 0 });
  const take = (files: File[]) => {
    if (isAllowed()) choice.onFiles({ files });
  };
  const over = useFileDrop(button, take);
  return (
    <>
      {upload && <UploadStatus upload={upload} onCancel={onCancel} />}
      <p role="alert" className={styles.refused}>
        {!upload && choice.error}
      </p>
      <span
        data-part="add"
        {...rest}
        ref={mergedRef}
        className={cx('vl-ComposerPhotos', composer.add, className)}
      >
        <IconButton
          icon={<Icon shape={icons.photo} />}
          label={t(composerPhotos.add)}
          aria-describedby={cost && ids.photoCost}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (isAllowed()) input.current?.click();
          }}
        />
        <input
          ref={input}
          hidden
          type="file"
          accept={choice.accept}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) take(files);
          }}
        />
      </span>
      <VisuallyHidden role="status">
        {/* only the start and the end are announced: announcing every step would hide everything else */}
        {busy &&
          t(
            photoDropzone.uploading({
              name: upload.name,
              percent: format.percent(upload.progress >= 100 ? 100 : 0),
            }),
          )}
      </VisuallyHidden>
      {over && !busy && (
        <div data-part="drop" className={styles.drop}>
          <Icon shape={icons.photo} />
          <span>{t(composerPhotos.drop)}</span>
        </div>
      )}
    </>
  );
}

interface UploadStatusProps {
  upload: ComposerUpload;
  /** Stops the upload, or dismisses a failed one. */
  onCancel?: () => void;
}

/** The progress of an upload, or why it failed. */
function UploadStatus({ upload: { name, progress, problem }, onCancel }: UploadStatusProps) {
  const { t } = useLingui();
  const format = useFormat();
  const part = Math.min(100, Math.max(0, progress)) || 0;
  const percent = format.percent(part);
  return (
    <div data-part="upload" className={cx(styles.upload, problem && styles.failed)}>
      <Icon shape={problem ? icons.alert : icons.photo} size="s" />
      <div className={styles.file}>
        <div className={styles.fileHead}>
          <span dir="auto" translate="no" className={styles.name}>
            {name}
          </span>
          {!problem && <span className={styles.percent}>{percent}</span>}
        </div>
        <p role="alert" className={styles.problem}>
          {problem && problemText(t, problem)}
        </p>
        {!problem && <Progress value={part} label={t(photoDropzone.uploading({ name, percent }))} />}
      </div>
      {onCancel && (
        <IconButton
          icon={icons.close}
          label={t((problem ? photoDropzone.remove : composerPhotos.cancel)({ name }))}
          onClick={onCancel}
        />
      )}
    </div>
  );
}
