import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { root } from '../../support/run-step.ts';

const pictures = join(root, 'packages/ui/test/portraits');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.webp': 'image/webp' };

const document = (name: string) => `<!doctype html>
<html lang="en" data-vl-brand="velluto"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${name}/page.css"><div id="root"></div>
<script type="module" src="/${name}/page.js"></script></html>`;

/** Serves the page of every library at `/<name>/`, and the pictures they share. */
export async function servePages(folders: ReadonlyMap<string, string>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const [, name = '', file = ''] = url.split('/');
    if (folders.has(name) && !file) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(document(name));
      return;
    }
    const folder = name === 'pictures' ? pictures : folders.get(name);
    // an unreadable file is answered with 404
    const body = folder && (await readFile(join(folder, file)).catch(() => undefined));
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
