import type { Settings } from '@velluto/api-client';
import type { Film } from '@velluto/ui/product/landers';

/** The films of a site, with their still pictures. */
export const filmsOf = ({ films = [] }: Pick<Settings, 'films'>): Film[] =>
  films.map(({ poster, width, height, ...film }) => ({ ...film, poster: { src: poster, width, height } }));
