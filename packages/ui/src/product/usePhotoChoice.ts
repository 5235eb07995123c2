'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { photoDropzone } from '../i18n/messages/photo-choice.ts';

/** The kinds that the server can read. Named one by one: a phone then hands over a JPEG in place of its own format. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What limits a choice of photos, and who gets those that fit. */
export interface PhotoChoiceOptions {
  /** How many more there is room for. */
  room: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  onFiles: (event: { files: File[] }) => void;
  /** More fitting ones were chosen than there is room for. */
  onTooMany?: (() => void) | undefined;
}

/** Hands on the chosen files of a kind and size that fit, as many as there is room for, and says why others do not. */
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
