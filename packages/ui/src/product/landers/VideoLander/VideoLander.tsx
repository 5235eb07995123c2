'use client';

import { video } from '../../../i18n/messages/lander-pages.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import { type Film, FilmControl, LanderFilm } from '../LanderFilm/LanderFilm.tsx';
import { useFilm } from '../LanderFilm/useFilm.ts';

export interface VideoLanderProps extends LanderProps {
  /** The film behind the text. */
  film: Film;
  /** The visitor saves data (header `Save-Data`): nothing plays before the button is pressed. */
  saveData?: boolean;
}

/** Lander `video`: one film that fills the first screen. */
export function VideoLander({ film, saveData = false, ...content }: VideoLanderProps) {
  const state = useFilm(saveData);
  return (
    <LanderFrame
      component="VideoLander"
      arrangement="over"
      picture={
        <>
          <LanderFilm film={film} state={state} />
          <FilmControl state={state} />
        </>
      }
    >
      <LanderContent {...content} defaultTexts={video} />
    </LanderFrame>
  );
}
