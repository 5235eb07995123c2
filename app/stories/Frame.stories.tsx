import type { Meta, StoryObj } from '@storybook/react-vite';
import type { User } from '@velluto/api-client';
import { Button } from '@velluto/ui/base';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Surroundings } from '../src/App.tsx';
import { Later } from '../src/platform/Later.tsx';
import { VisitProvider } from '../src/platform/visit-context.ts';
import { Notices } from '../src/shell/notices/Notices.tsx';
import { type OpenScreen, openScreen, type ScreenArgs, useHere } from './support/Screen.tsx';
import { people, screens } from './support/screen-meta.tsx';

/** What is above the page in its first view. */
function Above({ visit, navigator }: OpenScreen) {
  return (
    <Surroundings visit={useHere(visit)} navigator={navigator}>
      <Notices first cookies="" />
    </Surroundings>
  );
}

const meta = {
  title: 'Screens/Frame',
  tags: ['sheet'],
  ...screens('What stands above the page of a member: the reminder to confirm an address, and alerts.'),
  loaders: [async ({ args }) => ({ ...(await openScreen(args as ScreenArgs)) })],
  render: (_args, { loaded }) => <Above {...(loaded as OpenScreen)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<ScreenArgs>;

const silent: User = { ...people.free, notifications_disabled: ['new_messages', 'like'] };

export const NotConfirmed: Story = { args: { address: '/members', user: people.notConfirmed } };
export const NotificationsOff: Story = { args: { address: '/members', user: silent } };
/** Somebody who pays is left in peace, but for what must be done. */
export const WhilePaying: Story = { args: { address: '/credits', user: people.notConfirmed } };

const here = Promise.resolve();
const onItsWay = new Promise<void>(() => undefined);

/** A part that was shown before code came whose texts are still on their way. */
function Staying({ visit }: OpenScreen) {
  const [pressed, setPressed] = useState(false);
  const language = { ...visit.language, complete: () => (pressed ? onItsWay : here) };
  return (
    <VisitProvider value={{ ...visit, language }}>
      <Later>
        <Button aria-pressed={pressed} onClick={() => setPressed(true)}>
          Shown
        </Button>
      </Later>
    </VisitProvider>
  );
}

/** What is shown keeps its place and the focus while the texts of other code are on their way. */
export const PartsStay: Story = {
  tags: ['!sheet'],
  args: { address: '/members', user: people.free },
  render: (_args, { loaded }) => <Staying {...(loaded as OpenScreen)} />,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Shown' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
