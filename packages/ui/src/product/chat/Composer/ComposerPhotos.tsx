'use client';

import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { composerPhotos } from '../../../i18n/messages/chat-media.ts';
import { photoDropzone } from '../../../i18n/messages/photo-choice.ts';
import type { Problem } from '../../../model/problem.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { usePhotoChoice } from '../../use-photo-choice.ts';
import type { Cost } from '../use-cost-text.ts';
import * as composer from './Composer.css.ts';
import * as styles from './ComposerPhotos.css.ts';
import { ComposerUpload } from './ComposerUpload.tsx';
import { useFiles } from './use-files.ts';

/** A photo on its way, or refused. */
export interface PhotoOnItsWay {
  /** Name of the file. */
  name: string;
  /** 0–100. */
  progress: number;
  /** Why it did not arrive. */
  problem?: Problem;
}

/** What the composer takes where photos can be sent. */
export interface PhotoSending {
  /** One picture that fits was chosen, dropped or pasted. Without it there are no photos. */
  onFiles: (event: { files: File[] }) => void;
  /** What sending a photo costs. */
  photoCost: Cost;
  /** Largest file, in bytes. */
  photoMaxBytes: number;
  /** The photo on its way; null for none. */
  upload: PhotoOnItsWay | null;
  /** Stops the upload, or puts a refused one away. */
  onCancelUpload: () => void;
}

export interface ComposerPhotosProps
  extends Partial<Omit<PhotoSending, 'onFiles'>>,
    Pick<PhotoSending, 'onFiles'> {
  /** Id of the element that says what a photo costs. */
  costId: string;
  /** The balance; null while unknown. */
  credits: number | null;
  /** Chose a photo without enough credits. */
  onNotEnoughCredits: (event: { need: number }) => void;
}

/** The part of the composer for photos: the button, what is on its way, and the place to drop one. */
export default function ComposerPhotos({
  onFiles,
  photoCost,
  photoMaxBytes = Number.POSITIVE_INFINITY,
  upload = null,
  onCancelUpload,
  costId,
  credits,
  onNotEnoughCredits,
}: ComposerPhotosProps) {
  const { t } = useLingui();
  const format = useFormat();
  const button = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choice = usePhotoChoice({ room: 1, maxBytes: photoMaxBytes, onFiles });
  const busy = upload !== null && !upload.problem;
  const need = photoCost?.credits ?? 0;
  const poor = credits !== null && credits < need;
  const take = (files: File[]) => {
    if (busy) return;
    if (poor) onNotEnoughCredits({ need });
    else choice.onFiles({ files });
  };
  const over = useFiles(button, take);
  return (
    <>
      {upload && <ComposerUpload upload={upload} onCancel={onCancelUpload} />}
      {choice.error && !upload && (
        <p role="alert" className={styles.refused}>
          {choice.error}
        </p>
      )}
      <span ref={button} data-part="add" className={composer.add}>
        <IconButton
          icon={<Icon shape={icons.photo} />}
          label={t(composerPhotos.add)}
          aria-describedby={photoCost && costId}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (poor && !busy) onNotEnoughCredits({ need });
            else if (!busy) input.current?.click();
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
        {/* only that it began and that it is there: every step would drown everything else */}
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
