import type { Meta } from '@storybook/react-vite';
import { getChatsExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screenMeta } from './support/screen-meta.tsx';

/** All conversations of a member. */
const meta = {
  title: 'Screens/Chats',
  tags: ['sheet'],
  ...screenMeta,
} satisfies Meta<ScreenArgs>;
export default meta;

export const Some: ScreenStory = { args: { address: '/chats', user: people.premium } };

export const None: ScreenStory = {
  args: { address: '/chats', user: people.free, answers: { '/api/chats.php': getChatsExamples.none } },
};
