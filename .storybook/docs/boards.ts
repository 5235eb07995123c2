import { journeys } from './journeys.ts';

/** Small copies of approved pictures of screens, which `pnpm vrt:approve` renews. */
const pictures = import.meta.glob<string>('../boards/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The journeys with the address and the picture of each screen. */
export const boards = journeys.map(({ screens, ...journey }) => ({
  ...journey,
  screens: screens.map(([story, caption]) => ({
    caption,
    href: `?path=/story/${story}`,
    picture: pictures[`../boards/${story}.webp`],
  })),
}));
