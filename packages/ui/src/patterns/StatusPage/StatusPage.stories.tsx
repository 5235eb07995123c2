import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  title: 'Patterns/StatusPage',
  component: StatusPage,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a page with a single message and one or two next steps.',
      avoid: 'messages inside a page that has other content: that is a Notice.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The title is the heading of first level; the icon is hidden.'],
    },
    bare: true,
  },
  args: {
    icon: <Icon shape={icons.check} size="l" />,
    title: 'Your e-mail is confirmed',
    children: <p>Welcome. Everyone can answer you now.</p>,
    actions: (
      <>
        <LinkButton href="/members" tone="primary">
          Look around
        </LinkButton>
        <LinkButton href="/profile">Complete your profile</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bare: Story = { args: { icon: undefined, children: undefined, actions: undefined } };
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    icon: '404',
    title: 'Diese Benachrichtigungseinstellungsseite konnte leider nicht gefunden werden',
  },
};
