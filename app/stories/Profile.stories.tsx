import type { Meta } from '@storybook/react-vite';
import { getProfileExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Profile',
  tags: ['sheet'],
  ...screens('The own profile.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Filled: ScreenStory = {
  args: { address: '/profile', user: people.free },
  play: async ({ canvas }) => {
    const photos = within(canvas.getByRole('region', { name: 'Your photos' }));
    await expect(photos.getAllByRole('img')).toHaveLength(2);
    await expect(photos.getByText('2 of 3')).toBeVisible();
    await expect(canvas.getByLabelText('In your own words')).toHaveValue(
      getProfileExamples.filled.profile.about_me,
    );
    await expect(canvas.getByLabelText('Town')).toHaveValue('Milano');
    await expect(canvas.getByRole('button', { name: 'travelling' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** Just signed up. */
export const Empty: ScreenStory = {
  args: {
    address: '/profile',
    user: people.notConfirmed,
    answers: { '/api/profile.php': getProfileExamples.empty },
  },
  play: async ({ canvas }) => {
    const photos = within(canvas.getByRole('region', { name: 'Your photos' }));
    await expect(photos.queryByRole('img')).toBeNull();
    await expect(photos.getByText('0 of 3')).toBeVisible();
    await expect(photos.getByLabelText('Add photos')).toBeEnabled();
    await expect(canvas.getByLabelText('In your own words')).toHaveValue('');
    await expect(canvas.getByText('None chosen')).toBeVisible();
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
