import type { Meta } from '@storybook/react-vite';
import { getChatsExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Chats',
  tags: ['sheet'],
  ...screens('All conversations of a member.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Some: ScreenStory = { args: { address: '/chats', user: people.premium } };

export const None: ScreenStory = {
  args: { address: '/chats', user: people.free, answers: { '/api/chats.php': getChatsExamples.none } },
};
