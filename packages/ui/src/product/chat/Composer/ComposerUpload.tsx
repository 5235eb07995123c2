'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Progress } from '../../../base/Progress/Progress.tsx';
import { composerPhotos } from '../../../i18n/messages/chat-media.ts';
import { photoDropzone } from '../../../i18n/messages/photo-choice.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './ComposerPhotos.css.ts';
import type { PhotoOnItsWay } from './ComposerPhotos.tsx';

export interface ComposerUploadProps {
  upload: PhotoOnItsWay;
  /** Stops it, or puts it away when it was refused. */
  onCancel?: () => void;
}

/** The photo on its way: how far it is, or why it did not arrive. */
export function ComposerUpload({ upload: { name, progress, problem }, onCancel }: ComposerUploadProps) {
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
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problemText(t, problem)}
          </p>
        ) : (
          <Progress value={part} label={t(photoDropzone.uploading({ name, percent }))} />
        )}
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
