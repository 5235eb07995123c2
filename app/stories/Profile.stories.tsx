import type { Meta } from '@storybook/react-vite';
import { getProfileExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { interestNames } from '../../packages/ui/src/i18n/messages/profiles/interests.ts';
import { locationField } from '../../packages/ui/src/i18n/messages/profiles/location.ts';
import { ownPhotos, profileForm } from '../../packages/ui/src/i18n/messages/profiles/profile.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { sample } from '../../packages/ui/test/samples/sample.ts';
import { words, wordsIn } from '../../packages/ui/test/words.ts';
import { commonMessages } from '../src/locales/messages/common.ts';
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
    const photos = within(canvas.getByRole('region', { name: words(ownPhotos.title) }));
    await expect(photos.getAllByRole('img')).toHaveLength(2);
    await expect(photos.getByText(words(ownPhotos.count({ count: '2', max: '3' })))).toBeVisible();
    await expect(canvas.getByLabelText(words(profileForm.about))).toHaveValue(
      sample(getProfileExamples.filled.profile.about_me),
    );
    await expect(canvas.getByLabelText(words(locationField.city))).toHaveValue(sample('Milano'));
    await expect(canvas.getByRole('button', { name: words(interestNames.travelling) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: words(commonMessages.save) })).toBeEnabled();
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
    const photos = within(canvas.getByRole('region', { name: words(ownPhotos.title) }));
    await expect(photos.queryByRole('img')).toBeNull();
    await expect(photos.getByText(words(ownPhotos.count({ count: '0', max: '3' })))).toBeVisible();
    await expect(photos.getByLabelText(words(ownPhotos.add))).toBeEnabled();
    await expect(canvas.getByLabelText(words(profileForm.about))).toHaveValue('');
    await expect(canvas.getByText(words(profileForm.interestsCount({ count: 0 })))).toBeVisible();
  },
};

/** The town is not known: the form says so, and what helps, from the first view on. */
export const UnknownTown: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
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
    await expect(canvas.getByText(wordsIn(locationField.cityUnknown))).toBeVisible();
  },
};
