import { expect, it } from 'vitest';
import type { Message } from '../../../model/message.ts';
import { groupMessages } from './group-messages.ts';

const message = (seq: number, createdAt: string, mine = false): Message => ({
  id: `m${seq}`,
  seq,
  kind: 'text',
  text: 'Hello',
  mine,
  origin: 'member',
  status: 'read',
  createdAt,
  credits: 0,
});
const day = (createdAt: string) => createdAt.slice(0, 10);

it('makes one group a day', () => {
  const list = [
    message(1, '2026-11-19T22:00:00Z'),
    message(2, '2026-11-20T08:00:00Z'),
    message(3, '2026-11-20T09:00:00Z'),
  ];
  expect(groupMessages(list, day, null).map(group => [group.day, group.messages.length])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 2],
  ]);
});

it('joins what one author writes within five minutes', () => {
  const list = [
    message(1, '2026-11-20T08:00:00Z'),
    message(2, '2026-11-20T08:04:59Z'),
    message(3, '2026-11-20T08:05:00Z', true),
    message(4, '2026-11-20T08:10:00Z', true),
  ];
  const followed = groupMessages(list, day, null).flatMap(group =>
    group.messages.map(placed => placed.followed),
  );
  expect(followed).toEqual([true, false, false, false]);
});

it('does not join a held message to the next one, so that it shows its state', () => {
  const held = { ...message(1, '2026-11-20T08:00:00Z', true), status: 'held' as const };
  const list = [held, message(2, '2026-11-20T08:01:00Z', true)];
  expect(groupMessages(list, day, null)[0]?.messages[0]?.followed).toBe(false);
});

it('shows the unread line once, above the first unread message of the other person', () => {
  const list = [
    message(1, '2026-11-20T08:00:00Z'),
    message(2, '2026-11-20T08:01:00Z', true),
    message(3, '2026-11-20T08:02:00Z'),
    message(4, '2026-11-20T08:03:00Z'),
  ];
  const lines = (readSeq: number | null) =>
    groupMessages(list, day, readSeq).flatMap(group => group.messages.map(placed => placed.unreadAbove));
  expect(lines(1)).toEqual([0, 0, 2, 0]);
  expect(lines(4)).toEqual([0, 0, 0, 0]);
  expect(lines(null)).toEqual([0, 0, 0, 0]);
});

it('keeps the key of a message while it goes from the outbox to the server', () => {
  const sent = { ...message(1, '2026-11-20T08:00:00Z', true), id: 'server', key: 'outbox-1' };
  expect(groupMessages([sent], day, null)[0]?.messages[0]?.key).toBe('outbox-1');
});

it('neither joins nor counts system messages', () => {
  const line: Message = { ...message(2, '2026-11-20T08:01:00Z'), kind: 'system', text: 'You matched' };
  const list = [message(1, '2026-11-20T08:00:00Z'), line, message(3, '2026-11-20T08:02:00Z')];
  const placed = groupMessages(list, day, 0).flatMap(group => group.messages);
  expect(placed.map(row => row.followed)).toEqual([false, false, false]);
  expect(placed.map(row => row.unreadAbove)).toEqual([2, 0, 0]);
});
