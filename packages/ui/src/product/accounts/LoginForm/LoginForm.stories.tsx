import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { loginForm } from '../../../i18n/messages/accounts/signup.ts';
import { newPasswordField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const meta = {
  title: 'Product/Accounts/LoginForm',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the log-in page.', avoid: 'asking for the password again before a change.' },
    accessibility: {
      keyboard: [
        [
          'Tab',
          'Goes through the name, the link for a forgotten password, the password, its button, and the one that logs in.',
        ],
        ['Enter', 'In a field: logs in.'],
      ],
      screenReader: [
        'A refused login is announced, marks the name as wrong, and selects the password for a new try.',
      ],
    },
    // in a frame, because the wrong password takes the focus and would scroll the docs page
    docs: { story: { inline: false } },
  },
  component: LoginForm,
  args: {
    values: { login: '', password: '' },
    onChange: fn(),
    onSubmit: fn(),
    resetHref: '/reset-password',
    signupHref: '/signup',
  },
  render: function Filled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <LoginForm
        {...args}
        values={values}
        onChange={change => {
          args.onChange(change);
          setValues({ ...values, ...change });
        }}
      />
    );
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(loginForm.login) }), 'Giulia');
    await userEvent.type(canvas.getByLabelText(words(loginForm.password)), 'a long sentence{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(words(loginForm.password))).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: words(newPasswordField.show) }));
    await expect(canvas.getByLabelText(words(loginForm.password))).toHaveAttribute('type', 'text');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The wrong password is selected, ready to be typed again. */
export const Wrong: Story = {
  args: { values: { login: 'Giulia', password: 'wrong' }, problem: { code: 'login_failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(problemMessages.login_failed));
    await waitFor(() => expect(canvas.getByLabelText(words(loginForm.password))).toHaveFocus());
  },
};

export const Blocked: Story = {
  args: { problem: { code: 'account_blocked', minutes: 15 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      wordsIn(problemMessages.account_blocked({ minutes: 15 })),
    );
  },
};

export const Pending: Story = {
  args: { values: { login: 'Giulia', password: 'a long sentence' }, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(loginForm.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const Box = (props: LoginFormProps) => (
  <div style={{ inlineSize: '22rem' }}>
    <LoginForm {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => {
    const filled = { ...args, values: { login: 'giulia@example.com', password: 'a long sentence' } };
    return (
      <Sheet>
        <SheetRow label="empty · on its way · blocked">
          <Box {...args} />
          <Box {...filled} pending />
          <Box {...filled} problem={{ code: 'account_blocked', minutes: 1 }} />
        </SheetRow>
        <SheetRow label="deleted · without links">
          <Box {...filled} problem={{ code: 'account_deleted' }} />
          <Box {...args} resetHref={null} signupHref={null} />
        </SheetRow>
      </Sheet>
    );
  },
};
