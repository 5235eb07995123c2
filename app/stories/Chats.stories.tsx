import type { Meta } from '@storybook/react-vite';
import { getChatsExamples, getLikesExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Chats',
  tags: ['sheet'],
  ...screens('All conversations of a member.'),
} satisfies Meta<ScreenArgs>;
export default meta;

const answers = { '/api/likes.php': getLikesExamples.unwritten };

export const Some: ScreenStory = { args: { address: '/chats', user: people.premium, answers } };

export const None: ScreenStory = {
  args: {
    address: '/chats',
    user: people.free,
    answers: { '/api/chats.php': getChatsExamples.none, '/api/likes.php': getLikesExamples.none },
  },
};
