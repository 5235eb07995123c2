import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { newPasswordField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';

const meta = {
  title: 'Product/Accounts/NewPasswordField',
  component: NewPasswordField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'choosing a password at sign-up: one field, since it can be looked at.',
      avoid: 'replacing a password: that is the PasswordPair.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the field, then the button that shows the password.'],
        ['Enter, Space', 'On that button: shows or hides what is typed.'],
      ],
      screenReader: ['The rule is the description of the field, and a refused password says why.'],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 'a long sentence' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(words(newPasswordField.label));
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByRole('button', { name: words(newPasswordField.show) }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const TooShort: Story = {
  args: { value: 'short', problem: 'too_short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words(newPasswordField.label))).toHaveAccessibleDescription(
      wordsIn(newPasswordField.short({ min: 10 })),
    );
  },
};

export const Common: Story = { args: { value: 'password12', problem: 'common' } };

const nothing = () => undefined;
const Box = (props: Omit<NewPasswordFieldProps, 'onChange'>) => (
  <div style={{ inlineSize: '20rem' }}>
    <NewPasswordField {...props} onChange={nothing} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · filled · missing">
        <Box value="" />
        <Box value="a long sentence" />
        <Box value="" problem="required" />
      </SheetRow>
      <SheetRow label="too short · too common">
        <Box value="short" problem="too_short" />
        <Box value="password12" problem="common" />
      </SheetRow>
    </Sheet>
  ),
};
