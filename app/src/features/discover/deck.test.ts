import type { Client } from '@velluto/api-client';
import { getSwipeDeckExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createDeckStore } from './deck.ts';

const { cards } = getSwipeDeckExamples;
const day = { left: 3, max: 4, resets_at: cards.likes.resets_at };
const answer = (state: string, index = 0) => ({
  state,
  profile: cards.results[index],
  likes: day,
  may_undo: state === 'passed',
  server_time: cards.server_time,
});
const good = (data: object) => ({ data, response: new Response(null) });
const refused = (status: number, code: string) => ({
  error: { code, message: '' },
  response: new Response(null, { status }),
});

function setUp() {
  const calls = { POST: vi.fn(), GET: vi.fn(async () => good(cards)), DELETE: vi.fn() };
  const client = { baseUrl: '', http: calls, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const deck = createDeckStore(app);
  deck.applySnapshot({ ...cards, likes: { ...cards.likes, left: 4 }, may_undo: false });
  const [first] = cards.results;
  if (!first) throw new Error('The example has no cards.');
  return { app, deck, calls, first: first.id, front: () => deck.state.cards[0]?.id };
}

it('removes a decided card at once and returns a match', async () => {
  const { deck, calls, first, front } = setUp();
  calls.POST.mockResolvedValueOnce(good(answer('matched')));
  const match = deck.decide(first, 'like');
  expect(front()).not.toBe(first);
  expect(deck.state.likesLeft).toBe(3);
  expect((await match)?.id).toBe(first);
});

it('puts a card back in front when its decision could not be saved', async () => {
  const { deck, calls, first, front } = setUp();
  calls.POST.mockResolvedValueOnce(refused(500, 'internal_error'));
  await deck.decide(first, 'like');
  expect(front()).toBe(first);
  expect(deck.state).toMatchObject({ likesLeft: 4, problem: { code: 'internal_error' } });
});

it.each([
  [404, 'not_found'],
  [403, 'blocked_by_member'],
])('goes on without somebody who cannot be answered any more: %i %s', async (status, code) => {
  const { deck, calls, first, front } = setUp();
  calls.POST.mockResolvedValueOnce(refused(status, code));
  await deck.decide(first, 'like');
  expect(front()).not.toBe(first);
  expect(deck.state).toMatchObject({ likesLeft: 4, mayUndo: false, problem: null });
  await deck.retry();
  expect(deck.state.cards.map(card => card.id)).not.toContain(first);
});

it('shows on cards that are there already what a later answer says, in their order', () => {
  const { deck } = setUp();
  const ids = deck.state.cards.map(card => card.id);
  const [first, ...others] = cards.results;
  if (!first) throw new Error('The example has no cards.');
  const later = { ...first, about_me_excerpt: 'Nuovo.' };
  deck.applySnapshot({ ...cards, results: [...others, later] });
  expect(deck.state.cards.map(card => card.id)).toEqual(ids);
  expect(deck.state.cards[0]?.aboutMe).toBe('Nuovo.');
});

it('has no likes left when the server says that the limit is reached', async () => {
  const { deck, calls, first } = setUp();
  calls.POST.mockResolvedValueOnce(refused(403, 'swipe_limit_reached'));
  await deck.decide(first, 'like');
  expect(deck.state).toMatchObject({ likesLeft: 0, problem: null });
});

it('undoes only the last pass', async () => {
  const { deck, calls, first, front } = setUp();
  await deck.undo();
  expect(calls.DELETE).not.toHaveBeenCalled();
  calls.POST.mockResolvedValueOnce(good(answer('passed')));
  await deck.decide(first, 'pass');
  expect(deck.state.mayUndo).toBe(true);
  calls.DELETE.mockResolvedValueOnce(good({ ...answer('passed'), may_undo: false }));
  await deck.undo();
  expect(front()).toBe(first);
  expect(deck.state.mayUndo).toBe(false);
});

it('does not show a decided card again', async () => {
  const { deck, calls, first } = setUp();
  calls.POST.mockResolvedValueOnce(good(answer('passed')));
  await deck.decide(first, 'pass');
  await deck.retry();
  expect(deck.state.cards.map(card => card.id)).not.toContain(first);
});

it('forgets the cards when the member looks for others', () => {
  const { app, deck } = setUp();
  app.bus.emit('preferences', {
    looking_for: 'both',
    sexuality: 'bi',
    min_age: null,
    max_age: null,
    consented_at: '2026-11-20T08:12:00.000Z',
  });
  expect(deck.state.cards).toEqual([]);
});
