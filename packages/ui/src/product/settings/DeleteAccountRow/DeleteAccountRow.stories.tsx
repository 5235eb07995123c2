import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { deleteAccountRow } from '../../../i18n/messages/notifications.ts';
import { DeleteAccountRow } from './DeleteAccountRow.tsx';

const meta = {
  title: 'Product/Settings/DeleteAccountRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the end of the settings.', avoid: 'deleting without a question: the press only asks.' },
    accessibility: {
      keyboard: [['Enter, Space', 'Press the button.']],
      screenReader: ['What will happen is read before the button; what went wrong is announced.'],
    },
  },
  component: DeleteAccountRow,
  args: { onDelete: fn() },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof DeleteAccountRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(wordsIn(deleteAccountRow.detail({ days: 14 })))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words(deleteAccountRow.action) }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Further presses are ignored while the account is being deleted. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { problem: { code: 'old_password_wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(problemMessages.old_password_wrong));
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="at rest, on its way, failed · 320 px">
        <div style={{ inlineSize: '32rem' }}>
          <DeleteAccountRow {...args} />
          <DeleteAccountRow {...args} pending />
          <DeleteAccountRow {...args} problem={{ code: 'internal_error' }} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <DeleteAccountRow {...args} problem={{ code: 'internal_error' }} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
