import type { Meta, StoryObj } from '@storybook/react-vite';
import type { User } from '@velluto/api-client';
import { Providers } from '../src/App.tsx';
import { Notices } from '../src/layout/notices/Notices.tsx';
import { type OpenScreen, openScreen, type ScreenArgs, useStoryContext } from './support/Screen.tsx';
import { people, screens } from './support/screen-meta.tsx';

/** Content above the page in the first view. */
function Above({ app, navigator }: OpenScreen) {
  return (
    <Providers app={useStoryContext(app)} navigator={navigator}>
      <Notices />
    </Providers>
  );
}

const meta = {
  title: 'Screens/Frame',
  tags: ['sheet'],
  ...screens('What stands above the page of a member: the reminder to confirm an address, and alerts.'),
  loaders: [async ({ args, globals }) => ({ ...(await openScreen(args as ScreenArgs, globals.locale)) })],
  render: (_args, { loaded }) => <Above {...(loaded as OpenScreen)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<ScreenArgs>;

const silent: User = { ...people.free, notifications_disabled: ['new_messages', 'like'] };

export const NotConfirmed: Story = { args: { address: '/members', user: people.notConfirmed } };
export const NotificationsOff: Story = { args: { address: '/members', user: silent } };
/** A member who has paid sees only what must be done. */
export const WhilePaying: Story = { args: { address: '/credits', user: people.notConfirmed } };
