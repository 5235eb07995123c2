import { expect, inject, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { signUpAs } from '../../test/signup.ts';
import { addWriter } from '../../test/writers.ts';

const server = await createTestServer({ config: { rateLimits: true } });
const today = server.clock.now().toISOString();

it('sessions survive a clock that is set back or forward, and end when they expire', async () => {
  const anna = await addWriter(server);
  const isLoggedIn = async () => Boolean((await anna.call('GET', '/api/user.php')).body.user);
  expect(await isLoggedIn()).toBe(true);
  server.clock.set('2026-11-20T12:00:00Z');
  expect(await isLoggedIn()).toBe(true);
  server.clock.set('2026-12-10T12:00:00Z');
  expect(await isLoggedIn()).toBe(true);
  server.clock.set(today);
  expect(await isLoggedIn()).toBe(true);
  server.clock.set('2027-06-01T12:00:00Z');
  expect(await isLoggedIn()).toBe(false);
  server.clock.set(today);
});

it('messages keep their order, whatever their timestamps', async () => {
  const [anna, bruno] = [await addWriter(server), await addWriter(server, { credits: 20, paid_user: true })];
  await bruno.send(anna, 'first');
  server.clock.advance({ hours: -5 });
  await bruno.send(anna, 'second');
  server.clock.advance({ days: 2 });
  await bruno.send(anna, 'third');
  server.clock.set(today);
  const { body } = await anna.chatWith(bruno);
  expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['first', 'second', 'third']);
});

it('the time bonus does not restart when the clock goes back and forth', async () => {
  const call = await server.client();
  await signUpAs(call, { email: 'clock@example.com', name: 'Clocked' });
  const bonus = async () => (await call('GET', '/api/user.php')).body.user.time_bonus ?? null;
  const initialBonus = await bonus();
  server.clock.advance({ hours: -1 });
  expect((await bonus())?.expires).toBe(initialBonus?.expires);
  server.clock.set(today);
  server.clock.advance({ hours: 4, seconds: 1 });
  expect(await bonus()).toBeNull();
  server.clock.set(today);
});

it('a limit of calls does not last longer because the clock was set back', async () => {
  const checkSignup = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/signup-check.php',
      payload: { name: 'Anna' },
      headers: { 'x-requested-with': 'velluto' },
      remoteAddress: '192.0.2.77',
    });
  for (let call = 0; call < 60; call++) await checkSignup();
  expect((await checkSignup()).statusCode).toBe(429);
  // Redis counts by its own clock, which the test cannot set
  if (!inject('engines')) {
    server.clock.advance({ days: -1 });
    expect((await checkSignup()).statusCode).toBe(200);
  }
  server.clock.set(today);
});

it('a delayed job runs when it is due, and not before', async () => {
  await server.ctx.transaction(tx =>
    server.ctx.jobs.enqueue(tx, 'photo.remove', { key: 'none' }, { runAt: new Date('2026-11-21T13:00:00Z') }),
  );
  server.clock.advance({ days: -3 });
  const waiting = server.waitingJobs.length;
  await server.runJobs();
  expect(server.waitingJobs.filter(({ name }) => name === 'photo.remove')).toHaveLength(1);
  server.clock.set('2030-01-01T00:00:00Z');
  await server.runJobs();
  expect(server.waitingJobs.length).toBeLessThan(waiting);
  server.clock.set(today);
});
