import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { connectionsPerCaller } from './connections.ts';

const { app, member, client } = await createTestServer({ config: { production: true } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function open(text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
    .resume()
    .on('error', () => {});
  opened.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
/** Whether a connection is closed within some seconds. */
const closes = (socket: Socket, seconds: number) =>
  Promise.race([
    once(socket, 'close').then(() => true),
    new Promise<boolean>(resolve => setTimeout(resolve, seconds * 1_000, false)),
  ]);

it('closes connections that send no request, or one without end, and leaves event streams open', async () => {
  // 15 seconds are too long for a test; how often connections are looked at is that of the product
  expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(300_000);
  app.server.headersTimeout = 500;
  const { cookies } = await client(await member());
  const stream = await open(
    `GET /api/events.php HTTP/1.1\r\nHost: localhost\r\nCookie: velluto_session=${cookies.velluto_session}\r\n\r\n`,
  );
  const idle = [await open(), await open('GET / HTTP/1.1\r\nHost: localhost\r\n')];
  const slow = await open('GET / HTTP/1.1\r\n');
  const dripping = setInterval(() => slow.write('X: y\r\n'), 200);
  expect(await Promise.all([...idle, slow].map(socket => closes(socket, 6)))).toEqual([true, true, true]);
  clearInterval(dripping);
  expect(stream.closed).toBe(false);
});

it('closes the connections that one caller has too many of', async () => {
  app.server.headersTimeout = 60_000;
  const sockets = await Promise.all(Array.from({ length: connectionsPerCaller }, () => open()));
  expect(await closes(await open(), 2)).toBe(true);
  sockets.pop()?.destroy();
  await expect.poll(async () => closes(await open(), 0.2)).toBe(false);
});
