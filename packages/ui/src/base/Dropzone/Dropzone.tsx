'use client';

import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Progress } from '../Progress/Progress.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './Dropzone.css.ts';

export interface DropzoneProps extends RootProps<'div'> {
  /** The words of the button that opens the choice of files. */
  label: string;
  /** Allowed kinds and size of files. */
  hint?: ReactNode;
  /** Text that files can be dropped; shown only where there is a mouse. */
  dropHint?: ReactNode;
  /** As in a file input: `image/*`. */
  accept?: string;
  /** Several files may be chosen at once. */
  multiple?: boolean;
  /** Files were chosen or dropped. */
  onFiles: (chosen: { files: File[] }) => void;
  /** 0–100 while files are being uploaded. */
  progress?: number;
  /** What is being uploaded, for screen readers. */
  progressLabel?: string;
  /** Why the value was refused, in the reader's language. */
  error?: ReactNode;
  /** Draws the state while a file is dragged over it; for stories. */
  dragOver?: boolean;
}

/**
 * Accepts files by press or by drop. The native file input covers it, so it works on every device.
 *
 * @part zone - the area that files are dropped on
 * @part icon - the icon
 * @part title - the label
 * @part hint - allowed kinds and sizes
 * @part progress - the progress of the upload
 */
export function Dropzone({
  label,
  hint,
  dropHint,
  accept,
  multiple,
  onFiles,
  progress,
  progressLabel = label,
  error,
  dragOver = false,
  className,
  ...rest
}: DropzoneProps) {
  const id = useId();
  const [hovering, setHovering] = useState(false);
  const busy = progress !== undefined;
  const state = busy ? 'busy' : dragOver || hovering ? 'over' : error ? 'error' : 'idle';
  return (
    <div {...rest} className={cx('vl-Dropzone', styles.root, className)}>
      <div data-part="zone" className={styles.zone} data-state={state}>
        <input
          className={styles.input}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={busy}
          aria-label={label}
          aria-describedby={
            [hint && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          onDragEnter={() => setHovering(true)}
          onDragLeave={() => setHovering(false)}
          onDrop={() => setHovering(false)}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles({ files });
          }}
        />
        <span data-part="icon" className={styles.icon}>
          <Icon shape={icons.photo} size="l" />
        </span>
        <span data-part="title" className={styles.title} aria-hidden>
          {label}
        </span>
        {hint && (
          <span id={`${id}-help`} data-part="hint" className={styles.hint}>
            {dropHint && <span className={styles.drop}>{dropHint}</span>}
            <span>{hint}</span>
          </span>
        )}
        {busy && (
          <span data-part="progress" className={styles.progress}>
            <Progress value={progress} label={progressLabel} />
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} live />
    </div>
  );
}
