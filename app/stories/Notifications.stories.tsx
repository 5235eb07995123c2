import type { Meta } from '@storybook/react-vite';
import { getNotificationsExamples } from '@velluto/api-client/examples';
import { expect, waitFor } from 'storybook/test';
import { pushObstacles } from '../../packages/ui/src/i18n/messages/notices.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words } from '../../packages/ui/test/words.ts';
import { commonMessages } from '../src/locales/messages/common.ts';
import { notificationMessages } from '../src/locales/messages/notifications.ts';
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

/** A browser without push: the switch is disabled and says why. */
export const WithoutPush: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/notifications', user: people.premium },
  beforeEach: () => {
    const { PushManager } = window;
    Reflect.deleteProperty(window, 'PushManager');
    return () => {
      window.PushManager = PushManager;
    };
  },
  play: async ({ canvas }) => {
    const push = await canvas.findByRole('switch', { name: words(notificationMessages.push) });
    await waitFor(() => expect(push).toHaveAccessibleDescription(words(pushObstacles.unsupported)));
    await expect(push).toBeDisabled();
    await expect(push).not.toBeChecked();
  },
};

/** A browser with push: the switch can be pressed. */
export const WithPush: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/notifications', user: people.premium },
  play: async ({ canvas }) => {
    const push = await canvas.findByRole('switch', { name: words(notificationMessages.push) });
    await waitFor(() => expect(push).toBeEnabled());
    await expect(push).toHaveAccessibleDescription(words(commonMessages.push));
  },
};
