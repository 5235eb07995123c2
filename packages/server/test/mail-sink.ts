import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every mail and delivers none. */
export interface MailSink {
  /** In the form of `SMTP_URL`. */
  url: string;
  /** Waits for a mail whose text fits; returns the text. */
  find(fits: (text: string) => boolean): Promise<string>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function startMailSink(): Promise<MailSink> {
  const texts: string[] = [];
  let arrived = () => {};
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then(content => PostalMime.parse(content))
        .then(({ text = '' }) => {
          texts.push(text);
          done();
          arrived();
        }, done);
    },
  });
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    find: async fits => {
      for (;;) {
        const found = texts.find(fits);
        if (found !== undefined) return found;
        await new Promise<void>(resolve => {
          arrived = resolve;
        });
      }
    },
    close: () => new Promise(resolve => smtp.close(resolve)),
  };
}
