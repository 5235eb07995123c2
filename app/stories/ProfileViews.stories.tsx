import type { Meta } from '@storybook/react-vite';
import { getProfileViewsExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/ProfileViews',
  tags: ['sheet'],
  ...screens('Who looked at the own profile.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Some: ScreenStory = { args: { address: '/profile-views', user: people.premium } };

/** A free member is told how many. */
export const PremiumOnly: ScreenStory = {
  args: {
    address: '/profile-views',
    user: people.free,
    answers: { '/api/profile-views.php': getProfileViewsExamples.locked },
  },
};

export const None: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/profile-views',
    user: people.premium,
    answers: { '/api/profile-views.php': getProfileViewsExamples.none },
  },
};

/** Who leaves no traces sees none. */
export const Invisible: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/profile-views',
    user: people.premium,
    answers: { '/api/profile-views.php': getProfileViewsExamples.invisible },
  },
};
