import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { member, viewer } from '../../../../test/members.ts';
import { conversation, conversations } from '../../../../test/messages.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { conversationList } from '../../../i18n/messages/chat/chat.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import type { Conversation } from '../../../model/conversation.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'Product/Chat/ConversationList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'all conversations, as a page or beside the open one.',
      avoid: 'notifications of other kinds.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the conversations and the buttons that remove them.'],
        ['Enter', 'Opens the conversation.'],
      ],
      screenReader: [
        'A list with a name; the open conversation says “current page”.',
        'That one was removed is announced with the button that takes it back; the focus moves to the next one.',
      ],
    },
  },
  component: ConversationList,
  args: {
    conversations,
    href: '#/chats/{id}',
    membersHref: '/members',
    onRemove: fn(),
    me: viewer(),
  },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a match the way leads to people. */
export const Empty: Story = {
  args: { conversations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.discover) })).toHaveAttribute(
      'href',
      '/swipe-game',
    );
  },
};

/** A match waits for the first words. */
export const EmptyWithMatch: Story = {
  args: { conversations: [], match: { ...member(1), href: '#/members/member-1/chat' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(matchDialog.write({ name: 'Ines' })) }),
    ).toHaveAttribute('href', '#/members/member-1/chat');
  },
};

/** Beside the first conversation, which is not begun yet: the way to people, and nothing that stands out. */
export const EmptyBesideFirst: Story = {
  args: { conversations: [], activeId: null, match: { ...member(1), href: '#/members/member-1/chat' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members');
    await expect(canvasElement.querySelector('.vl-EmptyArt')).toBeNull();
  },
};
export const Loading: Story = { args: { conversations: [], loading: true } };

/** The row is removed at once, and the keyboard focus moves to the next row. */
export const RemovedAtOnce: Story = {
  render: function Removing(args) {
    const [left, setLeft] = useState(args.conversations);
    return (
      <ConversationList
        {...args}
        conversations={left}
        onRemove={event => {
          args.onRemove?.(event);
          setLeft(left.filter(({ id }) => id !== event.conversation.id));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(conversationList.remove({ name: 'Giulia' })) }),
    );
    await expect(canvas.queryByRole('link', { name: 'Giulia, 31' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Marta, 34' })).toHaveFocus();
  },
};

/** Removed by keyboard, and brought back; the bin is there for a finger too, without pointing at the row. */
export const Undone: Story = {
  render: function Removing(args) {
    const [removed, setRemoved] = useState<Conversation | null>(null);
    return (
      <ConversationList
        {...args}
        conversations={conversations.filter(({ id }) => id !== removed?.id)}
        removed={removed}
        onRemove={event => setRemoved(event.conversation)}
        onUndo={() => setRemoved(null)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const bin = canvas.getByRole('button', { name: words(conversationList.remove({ name: 'Giulia' })) });
    await expect(bin.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
    // rows are rendered with `content-visibility: auto`: they take presses from the first frame on
    await waitFor(() => {
      const { x, y, width, height } = bin.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(bin.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    });
    canvas.getByRole('link', { name: 'Giulia, 31' }).focus();
    await userEvent.tab();
    await expect(bin).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(conversationList.removed({ name: 'Giulia' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(conversationList.undo) }));
    await expect(canvas.getByRole('link', { name: 'Giulia, 31' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Unread: 2, 99, and more than that. */
export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** The last message is theirs and read. Demo profiles ask for no message. */
export const YourTurn: Story = {
  args: {
    onRemove: undefined,
    conversations: [
      conversation('c1'),
      conversation('c2', { unread: 1 }),
      conversation('c3', { member: { ...conversation('c3').member, origin: 'system' } }),
    ],
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByText(words(conversationList.yourTurn))).toHaveLength(1);
    await expect(row).toHaveTextContent(wordsIn(conversationList.yourTurn));
  },
};

/** On a phone the menu of the conversation deletes it. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The conversation that is open beside the list. */
export const Active: Story = {
  args: { activeId: 'c2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marta, 34' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongName: Story = { args: { conversations: conversations.slice(4, 5) } };

/** It could not be removed: the row is back, and the page shows the error. */
export const RemovalFailed: Story = {
  render: function Removing(args) {
    const [failed, setFailed] = useState(false);
    return (
      <>
        <div role="alert">{failed && <Notice tone="critical">No connection. Try again.</Notice>}</div>
        <ConversationList {...args} onRemove={() => setFailed(true)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(conversationList.remove({ name: 'Giulia' })) }),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(sample('No connection. Try again.'));
    await expect(canvas.getByRole('link', { name: 'Giulia, 31' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem', maxInlineSize: 'none' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="one of each kind · the second is open beside the list · narrow">
        <div style={{ inlineSize: '24rem' }}>
          <ConversationList {...args} removed={conversations[5] ?? null} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <ConversationList {...args} activeId="c2" onRemove={undefined} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <ConversationList {...args} conversations={conversations.slice(2, 5)} />
        </div>
      </SheetRow>
      <SheetRow label="loading · empty · empty with a match">
        <div style={{ inlineSize: '24rem' }}>
          <ConversationList {...args} conversations={[]} loading />
        </div>
        <div style={{ inlineSize: '24rem' }}>
          <ConversationList {...args} conversations={[]} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ConversationList {...args} conversations={[]} match={{ ...member(1), href: '#' }} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
