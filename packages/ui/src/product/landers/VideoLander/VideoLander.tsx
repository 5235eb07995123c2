'use client';

import { cx } from '../../../base/cx.ts';
import { video } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type Film, FilmControl, LanderFilm } from '../LanderFilm/LanderFilm.tsx';
import { useFilm } from '../LanderFilm/useFilm.ts';

export interface VideoLanderProps extends LanderProps {
  /** The film behind the text. */
  film: Film;
  /** The visitor saves data (header `Save-Data`): nothing plays before the button is pressed. */
  saveData?: boolean;
}

/** Lander `video`: one film that fills the first screen. */
export function VideoLander({ film, saveData = false, className, ...lander }: VideoLanderProps) {
  const state = useFilm(saveData);
  return (
    <Lander
      {...lander}
      className={cx('vl-VideoLander', className)}
      defaultTexts={video}
      arrangement="over"
      picture={
        <>
          <LanderFilm film={film} state={state} />
          <FilmControl state={state} />
        </>
      }
    />
  );
}
