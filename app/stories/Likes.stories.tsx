import type { Meta } from '@storybook/react-vite';
import { getLikesExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Likes',
  tags: ['sheet'],
  ...screens('Who likes whom.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Received: ScreenStory = { args: { address: '/likes', user: people.free } };

export const Matches: ScreenStory = {
  args: {
    address: '/likes/matches',
    user: people.premium,
    answers: { '/api/likes.php': getLikesExamples.matches },
  },
};

export const None: ScreenStory = {
  args: { address: '/likes', user: people.free, answers: { '/api/likes.php': getLikesExamples.none } },
};
