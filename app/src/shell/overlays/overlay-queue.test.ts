import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.ts';
import { createOverlayQueue, mayOpenOn } from './overlay-queue.ts';

const named = (name: string) => {
  const route = routes.find(row => row.name === name);
  if (!route) throw new Error(`There is no page ${name}.`);
  return route;
};

describe('where something may open by itself', () => {
  it.each(['members', 'members-id', 'chats', 'likes', 'profile', 'settings'])('on %s', name => {
    expect(mayOpenOn('bonus', named(name))).toBe(true);
  });

  it.each([
    ['while paying', 'credits-id-paymentmethod'],
    ['while giving a bank account', 'directdebit'],
    ['while ordering again', 'credits-repeat-order'],
    ['while choosing a package', 'credits'],
    ['while choosing premium', 'premium'],
    ['while withdrawing', 'withdrawal'],
    ['while cancelling', 'cancellation'],
    ['while signing up', 'signup'],
    ['while signing up beside matches', 'signup-matches'],
    ['while signing up at a member', 'members-id-signup'],
    ['while confirming the address', 'complete-signup'],
    ['while answering questions', 'match-finder'],
    ['while swiping', 'swipe-game'],
    ['in a conversation', 'chats-id'],
    ['on a lander', 'landers-video'],
  ])('not %s', (_, name) => {
    expect(mayOpenOn('bonus', named(name))).toBe(false);
    expect(mayOpenOn('like', named(name))).toBe(false);
  });

  it.each(['pages', 'settings', 'complaints', 'notifications'])('terms not on %s, which needs none', name => {
    expect(mayOpenOn('terms', named(name))).toBe(false);
    expect(mayOpenOn('terms', named('members'))).toBe(true);
  });

  it('the question about the link comes where the link led', () => {
    expect(mayOpenOn('source', named('landers-video'))).toBe(true);
    expect(mayOpenOn('source', named('signup'))).toBe(true);
  });
});

describe('the queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(idle: boolean) {
    const person = { idle };
    return { person, queue: createOverlayQueue(() => person.idle) };
  }

  it('is given at once to somebody at rest, to the first that is due', () => {
    const { queue } = setUp(true);
    queue.setDue(['claim', 'bonus']);
    expect(queue.state.open).toBe('claim');
  });

  it('waits until somebody who types has stopped, however long that takes', () => {
    const { person, queue } = setUp(false);
    queue.setDue(['like']);
    vi.advanceTimersByTime(600_000);
    expect(queue.state.open).toBeNull();
    person.idle = true;
    vi.advanceTimersByTime(1_000);
    expect(queue.state.open).toBe('like');
  });

  it('is not taken from what is open, and goes on when that is done with', () => {
    const { person, queue } = setUp(true);
    queue.setDue(['bonus']);
    person.idle = false; // the dialog itself
    queue.setDue(['claim', 'like', 'bonus']);
    expect(queue.state.open).toBe('bonus');
    queue.setDue(['claim', 'like']);
    expect(queue.state.open).toBeNull();
    person.idle = true;
    vi.advanceTimersByTime(1_000);
    expect(queue.state.open).toBe('claim');
  });

  it('looks no more once nothing is due', () => {
    const { queue } = setUp(false);
    queue.setDue(['like']);
    queue.setDue([]);
    expect(vi.getTimerCount()).toBe(0);
    queue.setDue(['bonus']);
    queue.setDue(['bonus', 'source']);
    expect(vi.getTimerCount()).toBe(1);
  });
});
