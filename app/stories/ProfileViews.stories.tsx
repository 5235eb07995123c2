import type { Meta } from '@storybook/react-vite';
import { getProfileViewsExamples } from '@velluto/api-client/examples';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/ProfileViews',
  tags: ['sheet'],
  ...screens('Who looked at the own profile.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Some: ScreenStory = { args: { address: '/profile-views', user: people.premium } };

/** A free member sees only the number. */
export const PremiumOnly: ScreenStory = {
  args: {
    address: '/profile-views',
    user: people.free,
    answers: { '/api/profile-views.php': getProfileViewsExamples.locked },
  },
};

export const None: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/profile-views',
    user: people.premium,
    answers: { '/api/profile-views.php': getProfileViewsExamples.none },
  },
};

/** Members in invisible mode leave no visits, and see none. */
export const Invisible: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/profile-views',
    user: people.premium,
    answers: { '/api/profile-views.php': getProfileViewsExamples.invisible },
  },
};
