import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { blockButton } from '../../../i18n/messages/profiles/profile.ts';
import { BlockButton } from './BlockButton.tsx';

const meta = {
  title: 'Product/Profiles/BlockButton',
  component: BlockButton,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'every profile, at most two steps away; pressing it opens a ConfirmDialog.',
      avoid: 'reporting a person: the operator does not learn of a block.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Block, or lift the block.']],
      screenReader: ['Its name says whom it is about; what went wrong is announced.'],
    },
  },
  args: { memberId: 'member-7', name: 'Giulia', blocked: false, onPress: fn() },
} satisfies Meta<typeof BlockButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(blockButton.blockLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onPress).toHaveBeenCalledWith({ memberId: 'member-7', action: 'block' });
  },
};

export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(blockButton.unblockLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onPress).toHaveBeenCalledWith({ memberId: 'member-7', action: 'unblock' });
  },
};

/** A second press during the first is ignored. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { problem: { code: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(problemMessages.offline));
  },
};

export const LongName: Story = { args: { name: longName } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="block · unblock">
        <BlockButton {...args} />
        <BlockButton {...args} blocked />
      </SheetRow>
      <SheetRow label="on its way">
        <BlockButton {...args} pending />
        <BlockButton {...args} blocked pending />
      </SheetRow>
      <SheetRow label="failed">
        <BlockButton {...args} problem={{ code: 'offline' }} />
        <BlockButton {...args} blocked problem={{ code: 'internal_error' }} />
      </SheetRow>
    </Sheet>
  ),
};
