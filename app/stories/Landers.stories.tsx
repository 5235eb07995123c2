import type { Meta } from '@storybook/react-vite';
import { searchMembersExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { homeHero } from '../../packages/ui/src/i18n/messages/landers/home-hero.ts';
import { tinderSwipe, video } from '../../packages/ui/src/i18n/messages/landers/lander-pages.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { portrait } from '../../packages/ui/test/photos.ts';
import { sample } from '../../packages/ui/test/samples/sample.ts';
import { words } from '../../packages/ui/test/words.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Landers',
  tags: ['sheet'],
  ...screens('Where advertising leads: landers, and the landing pages of one member.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** A landing page links only to sign-up and log-in, and says what the site costs. */
const lander = (path: string): ScreenStory => ({
  args: { address: `/landers/${path}`, user: people.visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(homeHero.signUp) })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/18/);
  },
});

/** Logged-in members get a link to the members page: they have nothing to sign up for. */
export const ForMembers: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/landers/tinderswipe', user: people.notConfirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(homeHero.members) })).toHaveAttribute(
      'href',
      '/members',
    );
    await expect(canvas.getByRole('banner').querySelector('a')).toHaveAttribute('href', '/members');
    for (const name of [homeHero.signUp, homeHero.logIn, tinderSwipe.like])
      await expect(canvas.queryByRole('link', { name: words(name) })).toBeNull();
  },
};

export const TinderSwipe: ScreenStory = lander('tinderswipe');
export const AloneTonight: ScreenStory = lander('alonetonight');
export const Collage: ScreenStory = lander('collagelanding');
export const Gallery: ScreenStory = lander('gallery');
export const Icons: ScreenStory = lander('iconslanding');
export const MapOfPlaces: ScreenStory = lander('maplanding');

/** One person is enough: further ones would be the same example again. */
export const SocialNetwork: ScreenStory = {
  ...lander('socialnetwork'),
  args: {
    address: '/landers/socialnetwork',
    user: people.visitor,
    answers: {
      '/api/members.php': {
        ...searchMembersExamples.few,
        results: searchMembersExamples.few.results.slice(0, 1),
      },
    },
  },
};

/** The site has no film: pictures of members are shown instead, as on `Gallery`, whose picture is compared. */
export const Video: ScreenStory = { ...lander('video'), tags: ['!sheet'], parameters: notPhotographed };
/** The same, as on `Collage`. */
export const TransitionsVideo: ScreenStory = {
  ...lander('transitionsvideolanding'),
  tags: ['!sheet'],
  parameters: notPhotographed,
};

const films = [1, 2].map(number => ({
  sources: [{ src: `/films/${number}.webm`, type: 'video/webm' }],
  poster: portrait(number).src,
  width: 640,
  height: 800,
  alt: 'An evening by the water',
}));

/** A film of the site; with reduced motion it plays on request. */
export const VideoFilm: ScreenStory = {
  args: { address: '/landers/video', user: people.visitor, site: { films } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words(video.play) })).toBeVisible();
  },
};

export const TransitionsVideoFilms: ScreenStory = {
  ...VideoFilm,
  args: { address: '/landers/transitionsvideolanding', user: people.visitor, site: { films } },
};

/** Without people there is only the text. */
export const Nobody: ScreenStory = {
  ...lander('gallery'),
  args: {
    address: '/landers/gallery',
    user: people.visitor,
    answers: { '/api/members.php': searchMembersExamples.none },
  },
};

const member = '/members/019b7901-6a2f-7c3d-8e4b-5f6a7b8c9d0e';

/** The portrait as a poster, with the person's text. */
export const MemberPoster: ScreenStory = { args: { address: `${member}/landing`, user: people.visitor } };

/** A postcard to write. */
export const MemberCard: ScreenStory = { args: { address: `${member}/landing2`, user: people.visitor } };

/** A strip of their photos. */
export const MemberStrip: ScreenStory = { args: { address: `${member}/landing3`, user: people.visitor } };
