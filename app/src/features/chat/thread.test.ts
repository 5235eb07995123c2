import type { ConversationMember, Message, MessageBase } from '@velluto/ui/model';
import { describe, expect, test } from 'vitest';
import type { OutgoingMessage } from './outbox.ts';
import { isBehind, lastSeq, markRead, mergeMessages, visibleMessages, withLatest } from './thread.ts';

const message = (seq: number | null, values: Partial<MessageBase> = {}): Message => ({
  id: `m${seq}`,
  seq,
  kind: 'text',
  text: 'Ciao',
  mine: true,
  origin: 'member',
  status: seq === null ? 'sending' : 'sent',
  createdAt: '2026-11-21T20:00:00Z',
  credits: 2,
  ...values,
});
const waiting: OutgoingMessage = {
  entry: {
    key: 'key-1',
    user: 'u1',
    profile: 'giulia',
    content: { kind: 'text', text: 'Ciao' },
    credits: 2,
    writtenAt: '2026-11-21T20:00:00Z',
  },
  status: 'pending',
  stored: true,
};

test('merged messages are listed once, in the order of the server', () => {
  const merged = mergeMessages([message(1), message(3)], [message(2), message(3, { status: 'read' })]);
  expect(merged.map(message => [message.seq, message.status])).toEqual([
    [1, 'sent'],
    [2, 'sent'],
    [3, 'read'],
  ]);
});

test('outgoing messages stay at the end until the server has them', () => {
  const member = { id: 'giulia' } as ConversationMember;
  const shown = (messages: Message[]) => visibleMessages({ messages, member }, [waiting]);
  const before = [message(1), message(2)];
  expect(shown(before).map(message => message.id)).toEqual(['m1', 'm2', 'key-1']);
  const after = shown(mergeMessages(before, [message(3, { key: 'key-1' })]));
  expect(after.map(message => [message.id, message.key])).toEqual([
    ['m1', undefined],
    ['m2', undefined],
    ['m3', 'key-1'],
  ]);
});

test('a read receipt marks only own delivered messages as read', () => {
  const marked = markRead(
    [message(1), message(2, { mine: false }), message(3, { status: 'held' }), message(4)],
    3,
  );
  expect(marked.map(message => message.status)).toEqual(['read', 'sent', 'held', 'sent']);
});

test('the last position ignores messages that the server does not have', () => {
  expect(lastSeq([message(1), message(7), message(null)])).toBe(7);
  expect(lastSeq([])).toBe(0);
});

test.each<[string, Message[], string, 'sent' | 'read' | null, boolean]>([
  ['has no message either', [], '', null, false],
  ['has a first message', [], '2026-11-21T20:00:00Z', 'sent', true],
  ['has a newer message', [message(1)], '2026-11-21T20:05:00Z', 'sent', true],
  ['has the same message', [message(1)], '2026-11-21T20:00:00Z', 'sent', false],
  ['has the message as read', [message(1)], '2026-11-21T20:00:00Z', 'read', true],
  [
    'has a message of the other person as read',
    [message(1, { mine: false })],
    '2026-11-21T20:00:00Z',
    'read',
    false,
  ],
  ['has no last message', [message(1)], '2026-11-21T20:00:00Z', null, false],
])('whether the conversation is behind a list that %s', (_, messages, last_at, status, behind) => {
  const written = { kind: 'text', text: 'Ciao', mine: true, origin: 'member' } as const;
  const last_message = status && { ...written, status, created_at: last_at };
  expect(isBehind(messages, { last_at, last_message })).toBe(behind);
});

describe('merging the latest messages of the server', () => {
  const seqs = (loaded: Message[], latest: Message[], hasMore: boolean, hadMore = false) => {
    const { messages, ...rest } = withLatest({ messages: loaded, hasMore: hadMore }, latest, hasMore);
    return { seqs: messages.map(message => message.seq), ...rest };
  };

  test('gives exactly these at first', () => {
    const first = withLatest(undefined, [message(7), message(8)], true);
    expect(first).toEqual({ messages: [message(7), message(8)], hasMore: true });
  });

  test('appends them to older ones that were loaded before', () => {
    const loaded = [message(5), message(6), message(7)];
    expect(seqs(loaded, [message(7), message(8)], true, true)).toEqual({
      seqs: [5, 6, 7, 8],
      hasMore: true,
    });
    expect(seqs(loaded, [message(8), message(9)], true)).toEqual({
      seqs: [5, 6, 7, 8, 9],
      hasMore: false,
    });
  });

  test('drops older messages when there is a gap, so that they are loaded again', () => {
    const loaded = [message(1), message(2)];
    expect(seqs(loaded, [message(51), message(52)], true)).toEqual({ seqs: [51, 52], hasMore: true });
  });

  test('removes messages that the server no longer has', () => {
    const loaded = [message(1), message(2)];
    expect(seqs(loaded, [], false)).toEqual({ seqs: [], hasMore: false });
    expect(seqs(loaded, [message(3)], false)).toEqual({ seqs: [3], hasMore: false });
  });

  test('keeps a newer message that arrived meanwhile', () => {
    expect(seqs([message(1), message(3)], [message(1), message(2)], false).seqs).toEqual([1, 2, 3]);
  });
});
