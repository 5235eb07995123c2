'use client';

import { useLingui } from '@lingui/react/macro';
import { PHOTO_HEAD_BYTES, type PhotoFormat, photoFormatOf } from '@velluto/rules';
import { useState } from 'react';
import { photoDropzone } from '../i18n/messages/photo-choice.ts';
import { problemMessages } from '../i18n/messages/problems.ts';

/** The kinds that the server can read. Named one by one: a phone then hands over a JPEG in place of its own format. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

type Refusal = 'wrongType' | 'heic' | 'tooBig';

/** The kind of a chosen file by its contents; null also for a file that cannot be read any more. */
async function formatOf(file: File): Promise<PhotoFormat | null> {
  const head = await file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return photoFormatOf(new Uint8Array(head));
}

/**
 * Why a file does not fit; null when it does. Contents decide, for what a system says of a file may be odd or nothing; the
 * server looks once more at what only says that it is a picture.
 */
async function refusalOf(file: File, maxBytes: number): Promise<Refusal | null> {
  const format = await formatOf(file);
  if (format === 'heic') return 'heic';
  if (format === null && !types.includes(file.type)) return 'wrongType';
  return file.size > maxBytes ? 'tooBig' : null;
}

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
