import { snapshot } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { testUser } from '../../../test/app-context.ts';
import { createSession } from './session.ts';

it('starts with the user and counts of the server', () => {
  const session = createSession(testUser(), { unread: 2, newLikes: 3 });
  expect(session.state).toMatchObject({ user: { id: 'u1' }, unread: 2, newLikes: 3, openConversation: null });
});

it('has no negative count or balance', () => {
  const session = createSession(testUser());
  session.setUnread(-1);
  session.setNewLikes(-4);
  session.setCredits(-2);
  expect(session.state).toMatchObject({ unread: 0, newLikes: 0, user: { credits: 0 } });
});

it('spends the oldest credits first', () => {
  const paid = { amount: { amount_minor: 999, currency: 'EUR' as const }, credits: 20 };
  const unspent_credits = [
    { credits: 4, paid: null },
    { credits: 20, paid },
  ];
  const session = createSession(testUser({ credits: 24, unspent_credits }));
  session.setCredits(18);
  expect(session.state.user).toMatchObject({ credits: 18, unspent_credits: [{ credits: 18, paid }] });
});

it('what messages cost is reserved until the e-mail address is confirmed, and spent afterwards', () => {
  const waiting = createSession(testUser({ status: 'not_confirmed', credits: 4, reserved_credits: 0 }));
  waiting.setCredits(2);
  waiting.setCredits(2); // the same by the answer and by the live event
  expect(waiting.state.user).toMatchObject({ credits: 2, reserved_credits: 2 });
  const confirmed = createSession(testUser({ credits: 4 }));
  confirmed.setCredits(2);
  expect(confirmed.state.user).toMatchObject({ credits: 2, reserved_credits: 0 });
});

it('what comes in changes neither what is reserved nor the credits that are left of each purchase', () => {
  const unspent_credits = [{ credits: 4, paid: null }];
  const session = createSession(
    testUser({ status: 'not_confirmed', credits: 4, reserved_credits: 2, unspent_credits }),
  );
  session.setCredits(10);
  expect(session.state.user).toMatchObject({ credits: 10, reserved_credits: 2, unspent_credits });
});

it('ignores a balance without a user', () => {
  const session = createSession(null);
  session.setCredits(5);
  expect(session.state.user).toBeNull();
});

it('keeps the user object as it is, not a proxy', () => {
  const session = createSession(null);
  const user = testUser();
  session.setUser(user);
  expect(snapshot(session.state).user).toBe(user);
});

it('clears everything when the session ends', () => {
  const session = createSession(testUser(), { unread: 2, newLikes: 3 });
  session.setOpenConversation('c1');
  session.end();
  expect(session.state).toEqual({ user: null, unread: 0, newLikes: 0, openConversation: null });
});

it('two visits do not share their state', () => {
  const visit = createSession(null);
  createSession(null).setUnread(5);
  expect(visit.state.unread).toBe(0);
});
