import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.ts';
import { createDialogQueue, mayOpenOn } from './dialog-queue.ts';

const named = (name: string) => {
  const route = routes.find(row => row.name === name);
  if (!route) throw new Error(`There is no page ${name}.`);
  return route;
};

describe('an overlay may open by itself', () => {
  it.each(['members', 'members-id', 'chats', 'likes', 'profile', 'settings'])('on %s', name => {
    expect(mayOpenOn('bonus', named(name))).toBe(true);
  });

  it.each([
    ['while paying', 'credits-id-paymentmethod'],
    ['while entering a bank account', 'directdebit'],
    ['while ordering again', 'credits-repeat-order'],
    ['while choosing a package', 'credits'],
    ['while choosing premium', 'premium'],
    ['while withdrawing', 'withdrawal'],
    ['while cancelling', 'cancellation'],
    ['while signing up', 'signup'],
    ['while signing up beside matches', 'signup-matches'],
    ['while signing up at a member’s page', 'members-id-signup'],
    ['while confirming the e-mail address', 'complete-signup'],
    ['while answering questions', 'match-finder'],
    ['while swiping', 'swipe-game'],
    ['in a conversation', 'chats-id'],
    ['on a lander', 'landers-video'],
  ])('not %s', (_, name) => {
    expect(mayOpenOn('bonus', named(name))).toBe(false);
    expect(mayOpenOn('like', named(name))).toBe(false);
  });

  it.each(['pages', 'settings', 'complaints', 'notifications'])(
    'but the terms not on %s, which can be used without agreeing',
    name => {
      expect(mayOpenOn('terms', named(name))).toBe(false);
      expect(mayOpenOn('terms', named('members'))).toBe(true);
    },
  );

  it('and the question about the advertising link on any page', () => {
    expect(mayOpenOn('source', named('landers-video'))).toBe(true);
    expect(mayOpenOn('source', named('signup'))).toBe(true);
  });
});

describe('the overlay queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(idle: boolean) {
    const person = { idle };
    return { person, queue: createDialogQueue(() => person.idle) };
  }

  it('opens the first due overlay at once for an idle user', () => {
    const { queue } = setUp(true);
    queue.setDue(['pendingLike', 'bonus']);
    expect(queue.state.open).toBe('pendingLike');
  });

  it('waits while the user is busy, however long that takes', () => {
    const { person, queue } = setUp(false);
    queue.setDue(['like']);
    vi.advanceTimersByTime(600_000);
    expect(queue.state.open).toBeNull();
    person.idle = true;
    vi.advanceTimersByTime(1_000);
    expect(queue.state.open).toBe('like');
  });

  it('keeps the open overlay while it is due, then opens the next', () => {
    const { person, queue } = setUp(true);
    queue.setDue(['bonus']);
    person.idle = false; // the dialog itself
    queue.setDue(['pendingLike', 'like', 'bonus']);
    expect(queue.state.open).toBe('bonus');
    queue.setDue(['pendingLike', 'like']);
    expect(queue.state.open).toBeNull();
    person.idle = true;
    vi.advanceTimersByTime(1_000);
    expect(queue.state.open).toBe('pendingLike');
  });

  it('stops checking when nothing is due', () => {
    const { queue } = setUp(false);
    queue.setDue(['like']);
    queue.setDue([]);
    expect(vi.getTimerCount()).toBe(0);
    queue.setDue(['bonus']);
    queue.setDue(['bonus', 'source']);
    expect(vi.getTimerCount()).toBe(1);
  });
});
