import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { stopAccepting } from './stop-accepting.ts';

it('answers who has just connected, and refuses who connects later', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const early = connect(port, '127.0.0.1');
  await new Promise(resolve => early.on('connect', resolve));
  const stopped = stopAccepting(server);
  early.write('POST / HTTP/1.1\r\nHost: velluto.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  const answer = text(early);
  await stopped;
  // what follows in a stop must not cut it
  const closed = new Promise(resolve => server.close(resolve));
  expect(await answer).toContain('answered');
  await closed;
  const late = connect(port, '127.0.0.1');
  expect(await new Promise(resolve => late.on('error', resolve))).toMatchObject({ code: 'ECONNREFUSED' });
});
