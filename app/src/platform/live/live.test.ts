import type { LiveEvent, Message } from '@velluto/api-client';
import { createClient } from '@velluto/api-client';
import { describe, expect, it, vi } from 'vitest';
import { testUser, testVisit } from '../testing.ts';
import { countChange } from './counts.ts';
import { receive } from './live.ts';
import { refreshStatus } from './refresh.ts';

const state = { unread: 2, newLikes: 1, openConversation: 'open' };
const message = (conversation: string, mine: boolean): LiveEvent => ({
  event: 'message',
  data: { conversation, profile: 'm1', message: { id: 'x', mine } as Message },
});

describe('countChange', () => {
  it.each<[string, LiveEvent, object]>([
    ['a message elsewhere is unread', message('other', false), { unread: 3 }],
    ['a message in the open conversation is read', message('open', false), {}],
    ['an own message is read', message('other', true), {}],
    ['a like is new', { event: 'like', data: { profile: 'm1', origin: 'member' } }, { newLikes: 2 }],
    ['a match is a new like', { event: 'match', data: { profile: 'm1', origin: 'member' } }, { newLikes: 2 }],
    ['the balance', { event: 'credits', data: { credits: 7 } }, { credits: 7 }],
    ['a changed user is asked for', { event: 'user', data: {} }, { stale: true }],
    ['typing changes nothing', { event: 'typing', data: { conversation: 'open' } }, {}],
  ])('%s', (_, event, change) => {
    expect(countChange(state, event)).toEqual(change);
  });
});

describe('receive', () => {
  it('counts first, then tells the features', () => {
    const visit = testVisit({ user: testUser() });
    const heard: unknown[] = [];
    visit.bus.on('like', data => heard.push([data, visit.session.state.newLikes]));
    receive(visit, { event: 'like', data: { profile: 'm1', origin: 'member' } });
    expect(heard).toEqual([[{ profile: 'm1', origin: 'member' }, 1]]);
  });

  it('passes the balance on to the session', () => {
    const visit = testVisit({ user: testUser() });
    receive(visit, { event: 'credits', data: { credits: 9 } });
    expect(visit.session.state.user?.credits).toBe(9);
  });
});

describe('refreshStatus', () => {
  const answers: Record<string, unknown> = {
    '/api/user.php': { user: testUser({ credits: 8 }), server_time: '2026-11-21T20:00:00Z' },
    '/api/chats.php': { chats: [], num_unread_messages: 4 },
    '/api/likes.php': { profiles: [], liked_by: [], num_new: 5 },
  };
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => Response.json(answers[new URL(request.url).pathname]),
  });

  it('brings everything up to date and tells the features', async () => {
    const visit = testVisit({ user: testUser(), client });
    const chats = vi.fn();
    visit.bus.on('chats', chats);
    await refreshStatus(visit);
    expect(visit.session.state).toMatchObject({ user: { credits: 8 }, unread: 4, newLikes: 5 });
    expect(chats).toHaveBeenCalledWith(answers['/api/chats.php']);
  });

  it('does not bring back a user who logged out meanwhile', async () => {
    const visit = testVisit({ user: testUser(), client });
    const refreshed = refreshStatus(visit);
    visit.session.end();
    await refreshed;
    expect(visit.session.state).toMatchObject({ user: null, unread: 0 });
  });
});
