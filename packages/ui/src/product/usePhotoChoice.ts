'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { photoDropzone } from '../i18n/messages/photo-choice.ts';

/** Formats that the server can read. Listed one by one, so that phones convert their own format to JPEG. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Limits for a choice of photos, and the handler for valid ones. */
export interface PhotoChoiceOptions {
  /** How many more photos are allowed. */
  room: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  onFiles: (event: { files: File[] }) => void;
  /** Called when more valid ones were chosen than are allowed. */
  onTooMany?: (() => void) | undefined;
}

/** Passes on the chosen files of an allowed kind and size, as many as are allowed, and returns why others were refused. */
export function usePhotoChoice({ room, maxBytes, onFiles, onTooMany }: PhotoChoiceOptions) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<'wrongType' | 'tooBig' | null>(null);
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return {
    accept: types.join(','),
    megabytes,
    multiple: room > 1 || onTooMany !== undefined,
    error: refused
      ? t(refused === 'tooBig' ? photoDropzone.tooBig({ megabytes }) : photoDropzone.wrongType)
      : undefined,
    onFiles: ({ files }: { files: readonly File[] }) => {
      const pictures = files.filter(file => types.includes(file.type));
      const fitting = pictures.filter(file => file.size <= maxBytes);
      setRefused(
        pictures.length < files.length ? 'wrongType' : fitting.length < pictures.length ? 'tooBig' : null,
      );
      if (fitting.length > room) onTooMany?.();
      if (fitting.length > 0) onFiles({ files: fitting.slice(0, room) });
    },
  };
}
