'use client';

import { useLingui } from '@lingui/react/macro';
import { PHOTO_HEAD_BYTES, type PhotoFormat, photoFormatOf } from '@velluto/rules';
import { useState } from 'react';
import { problemMessages } from '../i18n/messages/error.ts';
import { photoDropzone } from '../i18n/messages/photos.ts';

/** Formats that the server can read. Listed one by one, so that phones convert their own format to JPEG. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

type Refusal = 'wrongType' | 'heic' | 'tooBig';

/** The format of a chosen file by its contents; null when unknown, or when the file can no longer be read. */
async function formatOf(file: File): Promise<PhotoFormat | null> {
  const head = await file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return photoFormatOf(new Uint8Array(head));
}

/**
 * Why a file does not fit; null when it does. Its contents decide, as the type that a system gives it may be wrong or
 * missing. Where the contents are unknown and the type is allowed, the server decides.
 */
async function refusalOf(file: File, maxBytes: number): Promise<Refusal | null> {
  const format = await formatOf(file);
  if (format === 'heic') return 'heic';
  if (format === null && !types.includes(file.type)) return 'wrongType';
  return file.size > maxBytes ? 'tooBig' : null;
}

/** Limits of a choice of photos, and its callbacks. */
export interface PhotoChoiceOptions {
  /** How many more photos are allowed. */
  room: number;
  /** Largest file, in bytes. */
  maxBytes: number;
  onFiles: (event: { files: File[] }) => void;
  /** Called when more valid photos were chosen than are allowed. */
  onTooMany?: (() => void) | undefined;
}

/** Passes on the chosen files of an allowed kind and size, as many as are allowed, and returns why others were refused. */
export function usePhotoChoice({ room, maxBytes, onFiles, onTooMany }: PhotoChoiceOptions) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const texts = {
    wrongType: photoDropzone.wrongType,
    heic: problemMessages.photo_heic,
    tooBig: photoDropzone.tooBig({ megabytes }),
  };
  return {
    accept: types.join(','),
    megabytes,
    multiple: room > 1 || onTooMany !== undefined,
    error: refused ? t(texts[refused]) : undefined,
    onFiles: async ({ files }: { files: readonly File[] }) => {
      const refusals = await Promise.all(files.map(file => refusalOf(file, maxBytes)));
      const fitting = files.filter((_, index) => refusals[index] === null);
      setRefused(refusals.find(refusal => refusal !== null) ?? null);
      if (fitting.length > room) onTooMany?.();
      if (fitting.length > 0) onFiles({ files: fitting.slice(0, room) });
    },
  };
}
