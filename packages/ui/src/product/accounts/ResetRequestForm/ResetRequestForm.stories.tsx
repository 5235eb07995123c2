import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { resetRequestForm } from '../../../i18n/messages/accounts/account.ts';
import { emailField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm.tsx';

const meta = {
  title: 'Product/Accounts/ResetRequestForm',
  component: ResetRequestForm,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page /reset-password.',
      avoid: 'members who know their password: they change it in the settings.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the field, the button and the link back.'],
        ['Enter', 'In the field: asks for the message.'],
      ],
      screenReader: ['After sending, the answer takes the focus and is read; what went wrong is announced.'],
    },
  },
  args: { email: '', onChange: fn(), onSubmit: fn(), loginHref: '/login' },
  render: function Filled(args) {
    const [email, setEmail] = useState(args.email);
    const [sent, setSent] = useState(args.sent);
    return (
      <ResetRequestForm
        {...args}
        email={email}
        sent={sent}
        onChange={change => setEmail(change.email)}
        onSubmit={() => {
          args.onSubmit();
          setSent(true);
        }}
      />
    );
  },
} satisfies Meta<typeof ResetRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result gets the focus, and does not tell whether the account exists. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: words(emailField.label) }),
      'giulia@example.com{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const message = await canvas
      .findByText('giulia@example.com')
      .then(email => email.parentElement as HTMLElement);
    await expect(message).toHaveTextContent(
      wordsIn(resetRequestForm.sent({ email: 'giulia@example.com', hours: 1 })),
    );
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: words(resetRequestForm.login) })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const Pending: Story = {
  args: { email: 'giulia@example.com', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(resetRequestForm.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { email: 'giulia@', emailProblem: 'format' } };

export const TooMany: Story = {
  args: { email: 'giulia@example.com', problem: { code: 'too_many_reset_attempts' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(problemMessages.too_many_reset_attempts),
    );
  },
};

/** Only on sites that tell whether an account exists. */
export const NotFound: Story = {
  args: { email: 'nobody@example.com', problem: { code: 'email_not_found' } },
};

export const Sent: Story = { args: { email: 'giulia@example.com', sent: true } };

const Box = (props: ResetRequestFormProps) => (
  <div style={{ inlineSize: '22rem' }}>
    <ResetRequestForm {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => {
    const filled = { ...args, email: 'giulia@example.com' };
    return (
      <Sheet>
        <SheetRow label="empty · not an address · on its way">
          <Box {...args} />
          <Box {...args} email="giulia@" emailProblem="format" />
          <Box {...filled} pending />
        </SheetRow>
        <SheetRow label="too many attempts · sent · sent, long address">
          <Box {...filled} problem={{ code: 'too_many_reset_attempts' }} />
          <Box {...filled} sent />
          <Box {...args} email={`${'a-very-long-name.'.repeat(4)}@correspondence.example.com`} sent />
        </SheetRow>
      </Sheet>
    );
  },
};
