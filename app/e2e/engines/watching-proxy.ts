import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hydratedEvent } from '../../src/lib/scheduling.ts';
import { recordFirstElements } from '../support/first-elements.ts';

/** Collects what a page complains of, the elements of the server before any script of the app runs, and when React has taken over. */
const watcher = `(() => {
const seen = (window.seenErrors = []);
const say = kind => (...all) => seen.push(kind + ': ' + all.map(part => part?.stack ?? String(part)).join(' ').slice(0, 400));
addEventListener('error', ({ error, message }) => say('script')(message, error));
addEventListener('unhandledrejection', ({ reason }) => say('promise')(reason));
for (const kind of ['error', 'warn']) console[kind] = say(kind);
addEventListener('${hydratedEvent}', () => { window.hydrated = true; });
${recordFirstElements}})()`;

/** A server before the product that adds the watcher to its pages, for engines whose drivers cannot. */
export async function startWatchingProxy(product: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const call = send(product + request.url, { method: request.method, headers }, answer => {
      const status = answer.statusCode ?? 502;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString();
        const nonce = /nonce="([^"]*)"/.exec(html)?.[1];
        const script = nonce === undefined ? '' : `<script nonce="${nonce}">${watcher}</script>`;
        const { 'content-length': _, ...others } = answer.headers;
        response.writeHead(status, others).end(html.replace('<head>', () => `<head>${script}`));
      });
    });
    call.on('error', () => response.destroy());
    response.on('close', () => call.destroy());
    request.pipe(call);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
