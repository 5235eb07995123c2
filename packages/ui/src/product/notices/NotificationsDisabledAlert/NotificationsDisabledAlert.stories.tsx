import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, textOf, words } from '../../../../test/words.ts';
import { alerts, notificationsDisabledAlert } from '../../../i18n/messages/notices.ts';
import { notificationWords } from '../../../i18n/messages/notifications.ts';
import { notificationKinds } from '../../../model/notification.ts';
import { NotificationsDisabledAlert } from './NotificationsDisabledAlert.tsx';

const meta = {
  title: 'Product/Notices/NotificationsDisabledAlert',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members who allowed notifications in the browser, but have switched off kinds of them.',
      avoid: 'those who were never asked: that is the PushPromptAlert.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link, then the cross.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['It is in the page from the start, so it is read in its place.'],
    },
  },
  component: NotificationsDisabledAlert,
  args: { disabled: ['like', 'new_messages'], settingsHref: '/notifications', onDismiss: fn() },
} satisfies Meta<typeof NotificationsDisabledAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const kinds = formats().list([textOf(notificationWords.new_messages), textOf(notificationWords.like)]);
    await expect(canvas.getByText(words(notificationsDisabledAlert.some({ kinds })))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: words(notificationsDisabledAlert.action) }),
    ).toHaveAttribute('href', '/notifications');
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const All: Story = { args: { disabled: notificationKinds } };

/** All notifications are on: nothing is shown. */
export const None: Story = {
  parameters: { drawsNothing: true },
  args: { disabled: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-NotificationsDisabledAlert')).toBeNull();
  },
};

/** Further presses are ignored while the dismissal is being saved. */
export const Dismissing: Story = {
  args: { dismissing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="one · several · all">
        {[args.disabled.slice(0, 1), notificationKinds.slice(0, 5), notificationKinds].map(disabled => (
          <div key={disabled.length} style={{ inlineSize: '70rem' }}>
            <NotificationsDisabledAlert {...args} disabled={disabled} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="320 px · being put away">
        <div style={{ inlineSize: '20rem' }}>
          <NotificationsDisabledAlert {...args} disabled={notificationKinds.slice(0, 7)} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <NotificationsDisabledAlert {...args} dismissing />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
