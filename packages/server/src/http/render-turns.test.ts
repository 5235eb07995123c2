import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { connectionAcceptor } from './accept-connections.ts';
import { createRenderTurns } from './render-turns.ts';

const renderMs = 30;
let asked = 0;
/** How many callers were heard when each page was rendered, and how long the first one in the queue had waited. */
const rendered: { asked: number; delay: number }[] = [];
const server = createServer(async (_request, response) => {
  asked += 1;
  await turns.next();
  rendered.push({ asked, delay: turns.delay() });
  const end = performance.now() + renderMs;
  while (performance.now() < end);
  response.end();
});
const turns = createRenderTurns(connectionAcceptor(server));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('hears all callers before the next page is rendered, and knows how long the first one has waited', async () => {
  const { port } = server.address() as AddressInfo;
  const callers = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  await Promise.all(callers.map(caller => once(caller, 'connect')));
  for (const caller of callers) caller.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => rendered.length, { timeout: 10_000 }).toBe(40);
  // without turns for connections only, there would be as many as pages before
  expect(rendered[5]?.asked).toBe(40);
  expect(rendered[38]?.delay).toBeGreaterThan(20 * renderMs);
  expect(turns.delay()).toBe(0);
  for (const caller of callers) caller.destroy();
});
