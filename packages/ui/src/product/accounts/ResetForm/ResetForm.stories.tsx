import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { passwordPair, resetForm } from '../../../i18n/messages/accounts/account.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { ResetForm, type ResetFormProps } from './ResetForm.tsx';

const filled = { password: 'a long sentence', repeat: 'a long sentence' };

const meta = {
  title: 'Product/Accounts/ResetForm',
  component: ResetForm,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page /reset-password/do, which the link in the mail leads to.',
      avoid: 'members who are logged in: they give the old password, too.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through both passwords and the button.'],
        ['Enter', 'In a field: saves the new password.'],
      ],
      screenReader: ['What went wrong is announced; the result takes the focus and is read.'],
    },
    // in a frame, because the result takes the focus and would scroll the docs page
    docs: { story: { inline: false } },
  },
  args: {
    values: { password: '', repeat: '' },
    onChange: fn(),
    onSubmit: fn(),
    username: 'anna@example.com',
    loginHref: '/login',
    requestHref: '/reset-password',
  },
  render: function Filled(args) {
    const [values, setValues] = useState(args.values);
    const [done, setDone] = useState(args.done);
    return (
      <ResetForm
        {...args}
        values={values}
        done={done}
        onChange={change => setValues({ ...values, ...change })}
        onSubmit={() => {
          args.onSubmit();
          setDone(true);
        }}
      />
    );
  },
} satisfies Meta<typeof ResetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result gets the focus of the button that disappeared. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // password managers store the password under it
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('anna@example.com');
    await userEvent.type(canvas.getByLabelText(words(passwordPair.password)), 'a long sentence');
    await userEvent.type(canvas.getByLabelText(words(passwordPair.repeat)), 'a long sentence{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const message = await canvas.findByText(wordsIn(resetForm.done));
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: words(resetForm.login) })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const Differ: Story = {
  args: {
    values: { password: 'a long sentence', repeat: 'another one' },
    problem: { code: 'passwords_do_not_match' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words(passwordPair.repeat))).toHaveAccessibleDescription(
      wordsIn(problemMessages.passwords_do_not_match),
    );
  },
};

export const Expired: Story = {
  args: { problem: { code: 'reset_link_invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(problemMessages.reset_link_invalid))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(resetForm.again) })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Pending: Story = {
  args: { values: filled, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(resetForm.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { values: filled, problem: { code: 'offline' } } };
export const Done: Story = { args: { done: true } };

const Box = (props: ResetFormProps) => (
  <div style={{ inlineSize: '22rem' }}>
    <ResetForm {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="empty · on its way · not the same">
        <Box {...args} />
        <Box {...args} values={filled} pending />
        <Box
          {...args}
          values={{ password: 'a long sentence', repeat: 'a long' }}
          problem={{ code: 'passwords_do_not_match' }}
        />
      </SheetRow>
      <SheetRow label="too common, offline · expired · done">
        <Box {...args} values={filled} passwordProblem="common" problem={{ code: 'offline' }} />
        <Box {...args} problem={{ code: 'reset_link_invalid' }} />
        <Box {...args} done />
      </SheetRow>
    </Sheet>
  ),
};
