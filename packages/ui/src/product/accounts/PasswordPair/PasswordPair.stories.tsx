import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { passwordPair } from '../../../i18n/messages/accounts/account.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { PasswordPair, type PasswordPairProps } from './PasswordPair.tsx';

const meta = {
  title: 'Product/Accounts/PasswordPair',
  component: PasswordPair,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'replacing a password: a typing error would lock the member out.',
      avoid: 'sign-up, where one field is enough.',
    },
    accessibility: {
      keyboard: [['Tab', 'Goes through both fields and the buttons that show what is typed.']],
      screenReader: [
        'That both differ is said at the second field, once it was left.',
        'The hidden name of the account is only for password managers.',
      ],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { values: { password: '', repeat: '' }, onChange: fn() },
  render: function Filled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <PasswordPair {...args} values={values} onChange={change => setValues({ ...values, ...change })} />
    );
  },
} satisfies Meta<typeof PasswordPair>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No error while typing; an error disappears once both fields are the same. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words(passwordPair.password)), 'a long sentence');
    const repeat = canvas.getByLabelText(words(passwordPair.repeat));
    await userEvent.type(repeat, 'a long sentenc');
    await expect(repeat).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(repeat).toHaveAccessibleDescription(words(problemMessages.passwords_do_not_match));
    await userEvent.type(repeat, 'e');
    await expect(repeat).not.toHaveAccessibleDescription();
  },
};

export const Differ: Story = {
  args: { values: { password: 'a long sentence', repeat: 'another one' }, repeatRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words(passwordPair.repeat))).toHaveAccessibleDescription(
      words(problemMessages.passwords_do_not_match),
    );
  },
};

export const TooShort: Story = {
  args: { values: { password: 'short', repeat: 'short' }, problem: 'too_short' },
};

const nothing = () => undefined;
const Box = (props: Omit<PasswordPairProps, 'onChange'>) => (
  <div style={{ inlineSize: '20rem' }}>
    <PasswordPair {...props} onChange={nothing} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · filled · not the same">
        <Box values={{ password: '', repeat: '' }} />
        <Box values={{ password: 'a long sentence', repeat: 'a long sentence' }} />
        <Box values={{ password: 'a long sentence', repeat: 'a long' }} repeatRefused />
      </SheetRow>
      <SheetRow label="missing · too common, not repeated">
        <Box values={{ password: '', repeat: '' }} problem="required" repeatRefused />
        <Box values={{ password: 'password12', repeat: '' }} problem="common" repeatRefused />
      </SheetRow>
    </Sheet>
  ),
};
