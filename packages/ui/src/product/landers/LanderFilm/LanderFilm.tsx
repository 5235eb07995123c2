'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { video } from '../../../i18n/messages/landers/lander-pages.ts';
import type { Scene } from '../LanderScene/LanderScene.tsx';
import { pause, play } from './film-icons.ts';
import * as styles from './LanderFilm.css.ts';
import type { FilmState } from './useFilm.ts';

/** A muted film of a landing page. */
export interface Film extends Scene {
  /** The same film in several formats, best first. */
  sources: readonly { src: string; type: string }[];
}

export interface LanderFilmProps extends RootProps<'div', 'onEnded'> {
  /** The film. Give the component another `key` for another film. */
  film: Film;
  /** From `useFilm`. */
  state: FilmState;
  /** Called when the film ends; without it the film loops. */
  onEnded?: () => void;
}

/** A muted film behind its poster, loaded when it plays. */
export function LanderFilm({ film, state, onEnded, className, ...rest }: LanderFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  /** It has been played once, so the film is loaded. */
  const [requested, setRequested] = useState(false);
  const [ready, setReady] = useState(false);
  const { playing, failed, onPause, onFail } = state;
  useEffect(() => {
    if (playing) setRequested(true);
    if (!requested || !video.current) return;
    if (!playing) video.current.pause();
    // autoplay was refused, as in power-save mode: show the button again
    else video.current.play()?.catch(({ name }: Error) => name === 'NotAllowedError' && onPause());
  }, [requested, playing, onPause]);
  return (
    <div {...rest} className={cx('vl-LanderFilm', styles.root, className)}>
      <Photo photo={film.poster} alt={film.alt} radius="none" tone="true" sizes="100vw" priority />
      {requested && !failed && (
        <video
          ref={video}
          className={styles.film}
          data-ready={ready || undefined}
          aria-hidden
          muted
          playsInline
          loop={!onEnded}
          onPlaying={() => setReady(true)}
          onEnded={onEnded}
          onError={onFail}
        >
          {film.sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              // the browser tries the sources in turn: the last one that fails decides
              onError={index === film.sources.length - 1 ? onFail : undefined}
            />
          ))}
        </video>
      )}
    </div>
  );
}

export interface FilmControlProps {
  /** The same state as that of the film. */
  state: FilmState;
}

/** The button that plays and pauses a film, or a note where it cannot be played. */
export function FilmControl({ state }: FilmControlProps) {
  const { t } = useLingui();
  const { playing, failed, onPlay, onPause } = state;
  return (
    <div className={styles.corner}>
      <span role="status">{failed && <span className={styles.failed}>{t(video.failed)}</span>}</span>
      {!failed && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(playing ? video.pause : video.play)}
          onClick={playing ? onPause : onPlay}
        >
          <Icon shape={playing ? pause : play} />
        </button>
      )}
    </div>
  );
}
