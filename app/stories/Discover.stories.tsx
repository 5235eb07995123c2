import type { Meta } from '@storybook/react-vite';
import { getMatchesExamples, getSwipeDeckExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words, wordsIn } from '../../packages/ui/test/words.ts';
import { discoverMessages } from '../src/locales/messages/discover.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Discover',
  tags: ['sheet'],
  ...screens('Finding people otherwise: the swipe game and the match finder.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Swipe: ScreenStory = {
  args: { address: '/swipe-game', user: people.free },
};

/** No likes are left today. */
export const SwipeSpent: ScreenStory = {
  args: {
    address: '/swipe-game',
    user: people.free,
    answers: { '/api/swipe.php': getSwipeDeckExamples.spent },
  },
};

export const SwipeEnd: ScreenStory = {
  args: {
    address: '/swipe-game',
    user: people.free,
    answers: { '/api/swipe.php': getSwipeDeckExamples.none },
  },
};

const paused = {
  ...people.free,
  preferences: { looking_for: null, min_age: null, max_age: null },
};

/** Members who withdrew the consent that proposals need read why there are none, with a link to give it again. */
export const SwipePaused: ScreenStory = {
  args: { address: '/swipe-game', user: paused },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: words(discoverMessages.pausedAgain) });
    await expect(back).toHaveAttribute('href', '/settings?change=preferences');
  },
};

export const FinderPaused: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/match-finder', user: paused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wordsIn(discoverMessages.pausedBody))).toBeVisible();
  },
};

export const FinderQuestion: ScreenStory = {
  args: { address: '/match-finder?gender=female&step=4', user: people.free },
};

export const FinderPeople: ScreenStory = {
  args: { address: '/match-finder?relation=romance&step=people', user: people.free },
};

export const FinderNobody: ScreenStory = {
  args: {
    address: '/match-finder?drinks=often&step=people',
    user: people.free,
    answers: { '/api/match-finder.php': getMatchesExamples.none },
  },
};
