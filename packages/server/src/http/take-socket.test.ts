import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { takeSocket } from './take-socket.ts';

/** A request that has come in and waits for its answer, and the visitor's end of its connection. */
async function exchange() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    visitor.destroy();
    server.close();
  });
  visitor.write('GET / HTTP/1.1\r\nhost: example.com\r\n\r\n');
  const [request, response]: [IncomingMessage, ServerResponse] = (await once(server, 'request')) as never;
  return { server, visitor, request, response };
}

it('makes the HTTP server forget request, response and parser', async () => {
  const { visitor, request, response } = await exchange();
  const closed = once(response, 'close');
  const socket = takeSocket(response) as Socket;
  await closed;
  expect(socket).toMatchObject({ parser: null, _httpMessage: null, destroyed: false });
  expect(socket.eventNames()).toEqual([]);
  expect(request.aborted).toBe(false);
  socket.write('by hand');
  expect(await once(visitor, 'data')).toEqual(['by hand']);
});

it('leaves what the visitor sends later to whoever took it', async () => {
  const { server, visitor, response } = await exchange();
  server.on('request', () => expect.unreachable('another exchange began'));
  const socket = takeSocket(response) as Socket;
  visitor.write('GET / HTTP/1.1\r\nhost: example.com\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^GET/);
});

it('still counts it among the connections that a closing server waits for', async () => {
  const { server, response } = await exchange();
  const socket = takeSocket(response) as Socket;
  let closed = false;
  const end = once(server.close(), 'close').then(() => {
    closed = true;
  });
  await new Promise(setImmediate);
  expect(closed).toBe(false);
  socket.destroy();
  await end;
});

it('has nothing to give when the visitor has gone', async () => {
  const { visitor, response } = await exchange();
  const gone = once(response, 'close');
  visitor.resetAndDestroy();
  await gone;
  expect(takeSocket(response)).toBeNull();
});
