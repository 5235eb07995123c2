import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { usernameField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemMessages } from '../../../i18n/messages/error.ts';
import { UsernameField, type UsernameFieldProps } from './UsernameField.tsx';

const meta = {
  title: 'Product/Accounts/UsernameField',
  component: UsernameField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'choosing the name that others see.',
      avoid: 'logging in: that takes the e-mail as well.',
    },
    accessibility: {
      keyboard: [['Tab', 'Reaches the field.']],
      screenReader: ['Whether the name is free is announced; the rule and the error are its description.'],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof UsernameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(usernameField.label) }), 'G');
    await expect(args.onChange).toHaveBeenCalledWith({ name: 'G' });
  },
};

export const Checking: Story = { args: { value: 'Giulia', check: 'checking' } };

export const Free: Story = {
  args: { value: 'Giulia', check: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(usernameField.free));
  },
};

export const Taken: Story = {
  args: { value: 'Giulia', check: 'free', problem: 'taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(wordsIn(usernameField.taken));
  },
};

export const EqualsEmail: Story = {
  args: { value: 'giulia@example.com', problem: 'equals_email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      wordsIn(fieldProblemMessages.equals_email),
    );
  },
};

export const StartsWithAt: Story = {
  args: { value: '@giulia', problem: 'starts_with_at' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      wordsIn(fieldProblemMessages.starts_with_at),
    );
  },
};

export const TooLong: Story = { args: { value: longName, problem: 'too_long' } };

const nothing = () => undefined;
const Box = (props: Omit<UsernameFieldProps, 'onChange'>) => (
  <div style={{ inlineSize: '20rem' }}>
    <UsernameField {...props} onChange={nothing} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · being checked · free">
        <Box value="" />
        <Box value="Giulia" check="checking" />
        <Box value="Giulia" check="free" />
      </SheetRow>
      <SheetRow label="taken · equals the e-mail · starts with @">
        <Box value="Giulia" problem="taken" />
        <Box value="giulia@example.com" problem="equals_email" />
        <Box value="@giulia" problem="starts_with_at" />
      </SheetRow>
      <SheetRow label="missing · too short · too long · letters not allowed">
        <Box value="" problem="required" />
        <Box value="Gi" problem="too_short" />
        <Box value={longName} problem="too_long" />
        <Box value="Giulia!" problem="format" />
      </SheetRow>
    </Sheet>
  ),
};
