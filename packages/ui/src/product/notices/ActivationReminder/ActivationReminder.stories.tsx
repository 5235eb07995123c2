import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { activationReminder } from '../../../i18n/messages/notices.ts';
import { ActivationReminder, type ActivationReminderProps } from './ActivationReminder.tsx';

const meta = {
  title: 'Product/Notices/ActivationReminder',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members whose e-mail is not confirmed, above the content.',
      avoid: 'visitors, who have no address yet.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button that sends again.'],
        ['Enter, Space', 'Sends the message again.'],
      ],
      screenReader: [
        'The text is announced when it changes: sent, or failed.',
        'While it is sent, that is announced too, and the button keeps the focus.',
      ],
    },
  },
  component: ActivationReminder,
  args: { email: 'giulia@example.com', state: 'idle', onResend: fn() },
} satisfies Meta<typeof ActivationReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(activationReminder.resend) }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

function Resent(args: ActivationReminderProps) {
  const [state, setState] = useState(args.state);
  return (
    <ActivationReminder
      {...args}
      state={state}
      onResend={() => {
        args.onResend();
        setState('sending');
      }}
    />
  );
}

/** The pressed button keeps the focus and ignores a second press. */
export const Sending: Story = {
  render: args => <Resent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(activationReminder.resend) });
    // a new live region with its text would not be read
    const status = canvas.getByRole('status');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(wordsIn(activationReminder.sending));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(activationReminder.sent({ email: 'giulia@example.com' })),
    );
  },
};
export const Failed: Story = { args: { state: 'error' } };

const longEmail = `${'a-very-long-name.'.repeat(5)}@correspondence.example.com`;

export const LongEmail: Story = { args: { email: longEmail } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {(['idle', 'sending', 'sent', 'error'] as const).map(state => (
        <SheetRow key={state} label={state}>
          <div style={{ inlineSize: '70rem' }}>
            <ActivationReminder {...args} state={state} />
          </div>
        </SheetRow>
      ))}
      <SheetRow label="long e-mail, 320 px">
        <div style={{ inlineSize: '20rem' }}>
          <ActivationReminder {...args} email={longEmail} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ActivationReminder {...args} email={longEmail} state="sent" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
