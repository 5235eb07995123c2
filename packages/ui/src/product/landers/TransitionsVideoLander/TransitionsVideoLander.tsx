'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../../base/cx.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { transitionsVideo } from '../../../i18n/messages/landers/lander-pages.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type Film, FilmControl, LanderFilm } from '../LanderFilm/LanderFilm.tsx';
import { useFilm } from '../LanderFilm/useFilm.ts';
import * as styles from './TransitionsVideoLander.css.ts';

export interface TransitionsVideoLanderProps extends LanderProps {
  /** At most three films; more are left out. */
  films: readonly Film[];
  /** The visitor saves data (header `Save-Data`): nothing plays before the button is pressed. */
  saveData?: boolean;
}

const names = [transitionsVideo.look, transitionsVideo.line, transitionsVideo.evening];

/** Lander `transitionsvideolanding`: three short films, one after the other or as pressed. */
export function TransitionsVideoLander({
  films,
  saveData = false,
  className,
  ...lander
}: TransitionsVideoLanderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [current, setCurrent] = useState(0);
  const state = useFilm(saveData);
  const scenes = films.slice(0, names.length);
  const next = () => setCurrent((current + 1) % scenes.length);
  return (
    <Lander
      {...lander}
      className={cx('vl-TransitionsVideoLander', className)}
      defaultTexts={transitionsVideo}
      arrangement="across"
      background="night"
      picture={
        scenes.length > 0 && (
          <ol aria-label={t(transitionsVideo.label)} className={styles.scenes}>
            {scenes.map((film, index) => (
              <li
                key={film.poster.src}
                data-current={index === current || undefined}
                className={styles.scene}
              >
                {index === current ? (
                  <LanderFilm film={film} state={state} onEnded={scenes.length > 1 ? next : undefined} />
                ) : (
                  <div className={styles.still}>
                    <Photo photo={film.poster} alt="" radius="none" sizes="20vw" />
                  </div>
                )}
                <button
                  type="button"
                  aria-current={index === current || undefined}
                  className={styles.choose}
                  onClick={() => setCurrent(index)}
                >
                  <span className={styles.number}>{format.number(index + 1)}</span>
                  {index === current ? (
                    <span className={styles.name}>{t(names[index] ?? transitionsVideo.look)}</span>
                  ) : (
                    <VisuallyHidden>{t(names[index] ?? transitionsVideo.look)}</VisuallyHidden>
                  )}
                </button>
                {index === current && <FilmControl state={state} />}
              </li>
            ))}
          </ol>
        )
      }
    />
  );
}
