import type { Settings } from '@velluto/api-client';
import type { Film } from '@velluto/ui/product/landers';

/** The films that the site names, as landers take them; none when it names none. */
export const filmsOf = ({ films = [] }: Pick<Settings, 'films'>): Film[] =>
  films.map(({ sources, poster, width, height, alt }) => ({
    sources,
    alt,
    poster: { src: poster, width, height },
  }));
