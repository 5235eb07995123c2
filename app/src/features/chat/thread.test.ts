import type { Message, MessageBase } from '@velluto/ui/model';
import { expect, test } from 'vitest';
import { lastAt, lastSeq, markRead, merge } from './thread.ts';

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
const waiting = message(null, { id: 'key-1', key: 'key-1' });

test('messages are shown once and in the order of the server', () => {
  const merged = merge([message(1), message(3)], [message(2), message(3, { status: 'read' })]);
  expect(merged.map(one => [one.seq, one.status])).toEqual([
    [1, 'sent'],
    [2, 'sent'],
    [3, 'read'],
  ]);
});

test('what is on its way stays at the end until the server has it', () => {
  const before = merge([message(1), waiting], [message(2)]);
  expect(before.map(one => one.id)).toEqual(['m1', 'm2', 'key-1']);
  const after = merge(before, [message(3, { key: 'key-1' })]);
  expect(after.map(one => [one.id, one.key])).toEqual([
    ['m1', undefined],
    ['m2', undefined],
    ['m3', 'key-1'],
  ]);
});

test('reading marks own delivered messages only', () => {
  const marked = markRead(
    [message(1), message(2, { mine: false }), message(3, { status: 'held' }), message(4)],
    3,
  );
  expect(marked.map(one => one.status)).toEqual(['read', 'sent', 'held', 'sent']);
});

test('the last position ignores what the server does not have', () => {
  expect(lastSeq([message(1), message(7), waiting])).toBe(7);
  expect(lastSeq([])).toBe(0);
});

test('the time of the newest message is that of the newest one the server has', () => {
  const later = message(2, { createdAt: '2026-11-21T20:05:00Z' });
  expect(lastAt([message(1), later, waiting])).toBe('2026-11-21T20:05:00Z');
  expect(lastAt([waiting])).toBe('');
});
