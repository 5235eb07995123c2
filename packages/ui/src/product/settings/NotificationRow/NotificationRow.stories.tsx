import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { notificationWords } from '../../../i18n/messages/notifications.ts';
import { notificationKinds } from '../../../model/notification.ts';
import { NotificationRow } from './NotificationRow.tsx';

const meta = {
  title: 'Product/Settings/NotificationRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one kind of notification in the settings.',
      avoid: 'all e-mails at once: that is the EmailSourceRow.',
    },
    accessibility: {
      keyboard: [['Space', 'Switches it on or off.']],
      screenReader: [
        'A switch with a name; why it cannot be changed is its description.',
        'While it is saved it says “busy”.',
      ],
    },
  },
  component: NotificationRow,
  args: { kind: 'new_messages', enabled: true, onChange: fn() },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: words(notificationWords.new_messages) }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'new_messages', enabled: false });
  },
};

export const Off: Story = { args: { enabled: false } };

/** A press while a change is being saved is another change, and the focus stays. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch');
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'new_messages', enabled: false });
    await expect(toggle).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { problem: { code: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(wordsIn(problemMessages.offline));
  },
};

export const GloballyDisabled: Story = {
  args: { globallyDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

const column = { inlineSize: '22rem' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="all kinds · on, off, on its way, failed, no e-mails at all · 320 px">
        <div style={column}>
          {notificationKinds.map(kind => (
            <NotificationRow key={kind} {...args} kind={kind} enabled={kind !== 'promotions'} />
          ))}
        </div>
        <div style={column}>
          <NotificationRow {...args} />
          <NotificationRow {...args} enabled={false} />
          <NotificationRow {...args} pending />
          <NotificationRow {...args} problem={{ code: 'offline' }} />
          <NotificationRow {...args} globallyDisabled />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <NotificationRow {...args} kind="unread_message_reminders" pending />
          <NotificationRow {...args} kind="weekly_updates" problem={{ code: 'internal_error' }} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
