import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { ageCheckBox } from '../../../i18n/messages/accounts/signup.ts';
import { AgeCheckBox } from './AgeCheckBox.tsx';

const meta = {
  title: 'Product/Accounts/AgeCheckBox',
  parameters: {
    since: '1.1.0',
    status: 'stable',
    guidance: {
      use: 'the way to a provider of proofs of age, and back.',
      avoid: 'the date of birth: that is the BirthDateField.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its button or link.'],
        ['Enter, Space', 'On the button: begins the check, unless it is pending.'],
      ],
      screenReader: ['What became of the proof is announced.'],
    },
  },
  component: AgeCheckBox,
  args: { state: 'asked', minAge: 18, continueHref: '/members', onStart: fn() },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof AgeCheckBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words(ageCheckBox.stored({ minAge: 18 })))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words(ageCheckBox.start) }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(ageCheckBox.again) }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(ageCheckBox.checking));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Proved: Story = {
  args: { state: 'proved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(ageCheckBox.goOn) })).toHaveAttribute(
      'href',
      '/members',
    );
  },
};

const Box = ({ children }: { children: ReactNode }) => <div style={{ inlineSize: '20rem' }}>{children}</div>;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="asked · refused · pending">
        <Box>
          <AgeCheckBox {...args} />
        </Box>
        <Box>
          <AgeCheckBox {...args} state="refused" minAge={21} />
        </Box>
        <Box>
          <AgeCheckBox {...args} pending />
        </Box>
      </SheetRow>
      <SheetRow label="checking · proved">
        <Box>
          <AgeCheckBox {...args} state="checking" />
        </Box>
        <Box>
          <AgeCheckBox {...args} state="proved" />
        </Box>
      </SheetRow>
    </Sheet>
  ),
};
