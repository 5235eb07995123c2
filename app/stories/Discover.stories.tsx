import type { Meta } from '@storybook/react-vite';
import { getMatchesExamples, getSwipeDeckExamples } from '@velluto/api-client/examples';
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
