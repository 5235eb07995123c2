import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { blockedNotice } from '../../../i18n/messages/notices.ts';
import { BlockedNotice } from './BlockedNotice.tsx';

const onUnblock = fn();
const meta = {
  title: 'Product/Notices/BlockedNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'in place of the text box of a conversation when one side has blocked the other.',
      avoid: 'a profile: that is MemberUnavailable.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button that lifts the block, where the reader has set it.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: [
        'Read as text in its place; while the block is lifted, the button keeps the focus and says “busy”.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <BlockedNotice by="reader" name="Luca" onUnblock={onUnblock} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(blockedNotice.unblock) }));
    await expect(onUnblock).toHaveBeenCalledOnce();
  },
};

function Unblocked() {
  const [pending, setPending] = useState(false);
  return (
    <BlockedNotice
      by="reader"
      name="Luca"
      pending={pending}
      onUnblock={() => {
        onUnblock();
        setPending(true);
      }}
    />
  );
}

/** The pressed button keeps the focus and ignores a second press. */
export const Pending: Story = {
  render: () => <Unblocked />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(blockedNotice.unblock) });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUnblock).toHaveBeenCalledOnce();
  },
};

/** Somebody who was blocked gets no button. */
export const ByMember: Story = {
  render: () => <BlockedNotice by="member" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(problemMessages.blocked_by_member))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongName: Story = {
  render: () => <BlockedNotice by="reader" name={longName} onUnblock={onUnblock} />,
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="blocked by the reader · being taken back · blocked by the member">
        <div style={{ inlineSize: '22rem' }}>
          <BlockedNotice by="reader" name="Luca" onUnblock={onUnblock} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <BlockedNotice by="reader" name="Luca" pending onUnblock={onUnblock} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <BlockedNotice by="member" />
        </div>
      </SheetRow>
      <SheetRow label="long name, 320 px">
        <div style={{ inlineSize: '18rem' }}>
          <BlockedNotice by="reader" name={longName} onUnblock={onUnblock} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
