import type { Meta } from '@storybook/react-vite';
import { getChatExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Conversation',
  tags: ['sheet'],
  ...screens('One conversation: free, paid, held back, and with a profile that the site made.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Talk: ScreenStory = {
  args: { address: '/chats/01a1f926-4fc0-7acb-abdf-acf341ad87b4', user: people.premium },
};

export const FirstMessage: ScreenStory = {
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b/chat',
    user: people.free,
    answers: { '/api/chat.php': getChatExamples.new },
  },
};

export const SystemProfile: ScreenStory = {
  args: {
    address: '/chats/01a1f926-4fc0-7acb-abdf-acf341ad87b4',
    user: people.free,
    answers: { '/api/chat.php': getChatExamples.system },
  },
};

export const NoCredits: ScreenStory = {
  args: {
    address: '/chats/01a1f926-4fc0-7acb-abdf-acf341ad87b4',
    user: people.noCredits,
    answers: { '/api/chat.php': getChatExamples.noCredits },
  },
};

/** The e-mail is not confirmed yet. */
export const Held: ScreenStory = {
  args: {
    address: '/chats/01a1f926-4fc0-7acb-abdf-acf341ad87b4',
    user: people.notConfirmed,
    answers: { '/api/chat.php': getChatExamples.held },
  },
};
