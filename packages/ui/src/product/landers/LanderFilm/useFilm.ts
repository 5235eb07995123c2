'use client';

import { useEffect, useState } from 'react';

/** State of a film, shared by the film and its button. */
export interface FilmState {
  playing: boolean;
  /** None of the sources could be played. */
  failed: boolean;
  onPlay: () => void;
  onPause: () => void;
  onFail: () => void;
}

interface Connection {
  saveData?: boolean;
}

/** Whether a film may autoplay: the visitor wants neither reduced motion nor to save data. */
const mayAutoplay = () =>
  'matchMedia' in window &&
  !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches &&
  !(navigator as { connection?: Connection }).connection?.saveData;

/** State of a film that autoplays where that is allowed, else plays on request. `saveData` prevents autoplay. */
export function useFilm(saveData: boolean): FilmState {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!saveData && mayAutoplay()) setPlaying(true);
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
