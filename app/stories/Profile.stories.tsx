import type { Meta } from '@storybook/react-vite';
import { getProfileExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
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

/** The town is not known: the form says so, and what helps, from the first view on. */
export const UnknownTown: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/profile',
    user: people.free,
    answers: {
      '/api/profile.php': {
        profile: { ...getProfileExamples.filled.profile, city: 'Contrada Fontanelle', city_known: false },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/distances can’t be shown/)).toBeVisible();
  },
};
