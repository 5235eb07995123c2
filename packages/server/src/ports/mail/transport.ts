import { readCertificates } from '../certificates.ts';

/** A mail as it is passed to the mail server. */
export interface WireMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** The same for each attempt, so that a mail that was sent twice is recognised as one. */
  messageId: string;
}

/** Sends mails by a mail server. */
export interface MailTransport {
  /** Sends a mail; throws when the server does not accept it. */
  send(mail: WireMail): Promise<void>;
  close(): void;
}

/** Milliseconds to wait for a mail server, since other mails wait too. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Throws without the mail server's text, which may contain the recipient's address: the log and the job queue keep errors for days. */
function refuse(error: NodeJS.ErrnoException & { responseCode?: number }): never {
  if (error.responseCode === undefined) throw error;
  throw new Error(`The mail server answered ${error.responseCode} (${error.code}).`);
}

/**
 * Sends by SMTP.
 *
 * @param url address with user and password (`smtp://user:password@host:587`), and perhaps files of certificates, see
 *   `readCertificates`
 * @throws StartError for a certificate that cannot be read
 */
export function smtpTransport(url: string): MailTransport {
  const address = readCertificates('SMTP_URL', url);
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...address, ...patience, pool: true, maxConnections: 4 });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async mail => {
      transport ??= open();
      await (await transport).sendMail(mail).catch(refuse);
    },
    close: () => void transport?.then(opened => opened.close()),
  };
}
