import type { Meta } from '@storybook/react-vite';
import { getNotificationsExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Notifications',
  tags: ['sheet'],
  ...screens('What the user is told by e-mail and push.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Usual: ScreenStory = { args: { address: '/notifications', user: people.premium } };

export const AllOff: ScreenStory = {
  args: {
    address: '/notifications',
    user: people.premium,
    answers: { '/api/notifications.php': getNotificationsExamples.allOff },
  },
};

/** The link of a mail, without a session. */
export const Unsubscribe: ScreenStory = {
  args: { address: '/notifications?unsubscribe=t&kind=promotions' },
};
