import { landscapePhoto, portrait } from './photos.ts';
import aurora from './scenes/aurora.webp?url';

const files = import.meta.glob<string>('./films/*.webm', { eager: true, query: '?url', import: 'default' });

/** A drawn film of two seconds. */
export const film = {
  sources: [{ src: files['./films/evening.webm'] ?? '', type: 'video/webm' }],
  poster: landscapePhoto,
  alt: 'An evening by the water',
};

/** The same film with another portrait as its poster. */
export const filmOf = (index: number) => ({ ...film, poster: portrait(index), alt: 'Somebody looks up' });

/** A film that no browser can play. */
export const brokenFilm = { ...film, sources: [{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }] };

const moving = import.meta.glob<string>('./films/*.webp', { eager: true, query: '?url', import: 'default' });

/** Recordings of components in motion (`tools/films/record-motion.ts`), with their still pictures. */
export const motionFilms = Object.entries(moving).flatMap(([path, src]) => {
  const still = moving[path.replace('.webp', '-still.webp')];
  return still === undefined ? [] : [{ name: path.replace(/^.*\/|\.webp$/g, ''), src, still }];
});

/** A picture of a site, without people: the still picture of one of Nordlys' films, smaller. */
export const scene = { poster: { src: aurora, width: 640, height: 360 }, alt: 'An evening by the water' };
