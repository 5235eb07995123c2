import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { emailField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';

const meta = {
  title: 'Product/Accounts/EmailField',
  component: EmailField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'asking for the member’s e-mail address: sign-up, reset, change.',
      avoid: 'log-in, which takes the name as well.',
    },
    accessibility: {
      keyboard: [['Tab', 'Reaches the field.']],
      screenReader: [
        'A text field for an e-mail address that browsers fill in; its hint and its error are its description.',
      ],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: words(emailField.label) });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAccessibleDescription(words(emailField.hint));
    await userEvent.type(field, 'g');
    await expect(args.onChange).toHaveBeenCalledWith({ email: 'g' });
  },
};

export const Missing: Story = { args: { problem: 'required' } };

export const Invalid: Story = {
  args: { value: 'giulia@', problem: 'format' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(wordsIn(emailField.invalid));
  },
};

export const Taken: Story = { args: { value: 'giulia@example.com', problem: 'taken' } };

const nothing = () => undefined;
const Box = (props: Omit<EmailFieldProps, 'onChange'>) => (
  <div style={{ inlineSize: '20rem' }}>
    <EmailField {...props} onChange={nothing} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · filled · long">
        <Box value="" />
        <Box value="giulia@example.com" />
        <Box value={`${'a-very-long-name.'.repeat(4)}@correspondence.example.com`} />
      </SheetRow>
      <SheetRow label="missing · not an address · taken">
        <Box value="" problem="required" />
        <Box value="giulia@" problem="format" />
        <Box value="giulia@example.com" problem="taken" />
      </SheetRow>
    </Sheet>
  ),
};
