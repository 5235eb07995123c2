import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { signupMessageField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { characterCount } from '../../../i18n/messages/chat/chat.ts';
import { SignupMessageField, type SignupMessageFieldProps } from './SignupMessageField.tsx';

const meta = {
  title: 'Product/Accounts/SignupMessageField',
  component: SignupMessageField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the last step of sign-up.',
      avoid: 'conversations: those have the Composer.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the field.'],
        ['Enter', 'Begins a new line.'],
      ],
      screenReader: [
        'Who reads and answers is part of the description; a text that is too long says so in its error.',
      ],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: '', maxLength: 1000, onChange: fn() },
} satisfies Meta<typeof SignupMessageField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sign-up did not begin at a profile: the text becomes "about me". */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(signupMessageField.about) }), 'H');
    await expect(args.onChange).toHaveBeenCalledWith({ message: 'H' });
  },
};

/** Sign-up began at a profile: the text becomes the first message, free of charge. */
export const ToMember: Story = {
  args: { member: { name: 'Giulia' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: words(signupMessageField.message) }),
    ).toHaveAccessibleDescription(wordsIn(signupMessageField.messageHint({ name: 'Giulia' })));
  },
};

/** Counts an emoji as one character. */
export const NearTheLimit: Story = {
  args: { value: '🌻'.repeat(999) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(characterCount.left({ count: 1 })))).toBeVisible();
  },
};

/** A pasted text beyond the limit is kept, no emoji is split, and the field says by how many characters it is too long. */
export const TooLong: Story = {
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return <SignupMessageField {...args} value={value} onChange={({ message }) => setValue(message)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('🌻'.repeat(1002));
    await expect(box).toHaveValue('🌻'.repeat(1002));
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(wordsIn(characterCount.over({ count: 2 })));
  },
};

const nothing = () => undefined;
const Box = (props: Pick<SignupMessageFieldProps, 'value' | 'member'>) => (
  <div style={{ inlineSize: '20rem' }}>
    <SignupMessageField {...props} maxLength={1000} onChange={nothing} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="about me · first message · to a long name">
        <Box value="" />
        <Box value="Ciao, was that the 19:25 to Lecco?" member={{ name: 'Giulia' }} />
        <Box value="" member={{ name: longName }} />
      </SheetRow>
      <SheetRow label="near the limit · beyond it">
        <Box value={`${sample('Hello!')} `.repeat(135).slice(0, 945)} />
        <Box value={`${sample('A sunflower.')} `.repeat(80)} />
      </SheetRow>
    </Sheet>
  ),
};
