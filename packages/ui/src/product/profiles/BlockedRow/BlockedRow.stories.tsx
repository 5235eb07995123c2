import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { blockedRow } from '../../../i18n/messages/notifications.ts';
import { blockButton } from '../../../i18n/messages/profiles/profile.ts';
import { BlockedRow } from './BlockedRow.tsx';

const meta = {
  title: 'Product/Profiles/BlockedRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the list of blocked people in the settings.',
      avoid: 'profiles and conversations: there the `SafetyMenu` blocks and unblocks.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button.'],
        ['Enter, Space', 'Block, or lift the block.'],
      ],
      screenReader: ['Name, mark and day are read as text; the button says whom it is about.'],
    },
  },
  component: BlockedRow,
  args: {
    member: member(6, { id: 'giulia', name: 'Giulia' }),
    blockedAt: '2026-11-18T20:15:00.000Z',
    blocked: true,
    onPress: fn(),
  },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof BlockedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(words(blockedRow.since({ date: formats().date(args.blockedAt) }))),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: words(blockButton.unblockLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onPress).toHaveBeenCalledWith({ memberId: 'giulia', action: 'unblock' });
  },
};

/** The row stays, so that the person can be blocked again in the same place. */
export const Unblocked: Story = {
  args: { blocked: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words(blockedRow.open))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: words(blockButton.blockLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onPress).toHaveBeenCalledWith({ memberId: 'giulia', action: 'block' });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="blocked, no longer, who blocks back (no picture) · demonstration with a long name, 320 px">
        <div style={{ inlineSize: '32rem' }}>
          <BlockedRow {...args} />
          <BlockedRow {...args} blocked={false} />
          <BlockedRow {...args} member={{ ...args.member, photo: null }} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <BlockedRow {...args} member={member(4, { name: longName, origin: 'ai' })} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
