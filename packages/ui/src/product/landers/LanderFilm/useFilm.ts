'use client';

import { useEffect, useState } from 'react';

/** How a film runs, for the picture and its button. */
export interface FilmState {
  playing: boolean;
  /** None of its sources could be played. */
  failed: boolean;
  onPlay: () => void;
  onPause: () => void;
  onFail: () => void;
}

interface Connection {
  saveData?: boolean;
}

/** Whether a film may begin by itself: motion is welcome and nobody saves data. */
const mayBegin = () =>
  !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches &&
  !(navigator as { connection?: Connection }).connection?.saveData;

/** A film begins by itself where that is welcome, otherwise when somebody asks for it. */
export function useFilm(saveData: boolean): FilmState {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!saveData && mayBegin()) setPlaying(true);
  }, [saveData]);
  return {
    playing,
    failed,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onFail: () => {
      setFailed(true);
      setPlaying(false);
    },
  };
}
