import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { atEnd } from '../../support/at-end.ts';

/**
 * Serves the pages of a product without their scripts until the end of the measurement, and returns the address; everything
 * else is passed on unchanged.
 */
export async function serveWithoutScripts(origin: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { cookie = '', accept = '*/*' } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      headers: { cookie, accept, 'accept-language': 'it' },
    });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
    };
    if (!type.includes('text/html')) return response.writeHead(answer.status, headers).end(body);
    const page = body
      .toString()
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link[^>]*modulepreload[^>]*>/g, '');
    // compressed like the product's own pages
    response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' });
    response.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
