import type { Meta } from '@storybook/react-vite';
import { getProfileExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Profile',
  tags: ['sheet'],
  ...screens('The own profile.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Filled: ScreenStory = { args: { address: '/profile', user: people.free } };

/** Just signed up. */
export const Empty: ScreenStory = {
  args: {
    address: '/profile',
    user: people.notConfirmed,
    answers: { '/api/profile.php': getProfileExamples.empty },
  },
};
