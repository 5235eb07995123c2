import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { smtpTransport } from './transport.ts';

/** A mail server that accepts and stores all mails except those to nobody@. */
function mailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    let inMail = false;
    let rest = '';
    let mail = '';
    socket.write('220 ready\r\n');
    socket.on('data', chunk => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inMail && line !== '.') mail += `${line}\n`;
        else if (inMail) {
          inMail = false;
          mails.push(mail);
          mail = '';
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (line.includes('nobody@')) socket.write(`550 5.1.1 ${line}: no such mailbox\r\n`);
        else socket.write('250 ok\r\n');
      }
    });
  });
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { server, mails, close };
}

const { server: smtp, mails: delivered, close } = mailServer();
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
const address = smtp.address();
const port = typeof address === 'object' ? address?.port : 0;
const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
afterAll(() => {
  transport.close();
  close();
});
const server = await createTestServer({ parts: { transport } });
const production = await createTestServer({ config: { production: true }, parts: { transport } });

const mail = (dedupeKey: string) => ({
  siteId: 'nordlys',
  kind: 'activation',
  to: 'anna@example.com',
  subject: 'Confirm your address <now>',
  html: '<html><head></head><body><a href="/go">Go</a></body></html>',
  text: 'Go: /go',
  headers: { 'X-Kind': 'activation' },
  dedupeKey,
});

describe('a mail', () => {
  it('is stored once for its key, and sent to the mail server once', async () => {
    for (let time = 0; time < 2; time++) {
      await server.ctx.transaction(tx => server.ctx.mail.send(tx, mail('once')));
    }
    expect(await server.mails('anna@example.com')).toHaveLength(1);
    expect(await server.runJobs()).toBe(1);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toContain('From: Nordlys <hello@nordlys.example>');
    expect(delivered[0]).toContain('Subject: Confirm your address <now>');
    expect(delivered[0]).toContain('X-Kind: activation');
    const [stored] = await server.mails();
    expect(stored?.sent_at).toEqual(server.clock.now());
    await server.ctx.mail.deliver(stored?.id ?? '');
    expect(delivered).toHaveLength(1);
  });

  it('that is refused is reported without its recipient, since the log and the queue keep the error', async () => {
    const envelope = {
      from: 'hello@nordlys.example',
      to: 'nobody@example.com',
      messageId: '<1@nordlys.example>',
    };
    const refused = await transport
      .send({ ...envelope, subject: 'Hello', html: '', text: '', headers: {} })
      .catch(error => error);
    expect(String(refused)).toBe('Error: The mail server answered 550 5.1.1 to RCPT TO.');
    expect(inspect(refused)).not.toContain('nobody');
  });

  it('is removed in production once it was sent', async () => {
    await production.ctx.transaction(tx => production.ctx.mail.send(tx, mail('secret link')));
    await production.runJobs();
    const [stored] = await production.mails();
    expect(stored).toMatchObject({ html: '', text: '', headers: {}, sent_at: production.clock.now() });
  });

  it('of a rolled-back transaction does not exist', async () => {
    const work = server.ctx.transaction(async tx => {
      await server.ctx.mail.send(tx, mail('undone'));
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await server.mails()).toHaveLength(1);
  });
});

describe('the outbox', () => {
  const get = (url: string) => server.app.inject({ url });

  it('lists mails and shows one, with the content of a mail kept apart from the page', async () => {
    const list = await get('/__outbox');
    expect(list.body).toContain('Confirm your address &lt;now&gt;');
    const { mails } = (await get('/__outbox.json?to=anna@example.com')).json();
    const page = await get(`/__outbox/${mails[0].id}`);
    expect(page.body).toContain(`src="/__outbox/${mails[0].id}/html"`);
    const html = await get(`/__outbox/${mails[0].id}/html`);
    expect(html.body).toContain('<head><base target="_top">');
    expect(html.headers['content-security-policy']).not.toContain('script');
  });

  it('is empty for an address without mails or an invalid id', async () => {
    expect((await get('/__outbox.json?to=bea@example.com')).json()).toEqual({ mails: [], sms: [] });
    expect((await get('/__outbox/x')).statusCode).toBe(404);
  });

  it('does not exist in production', async () => {
    expect((await production.app.inject({ url: '/__outbox' })).statusCode).toBe(404);
  });
});
