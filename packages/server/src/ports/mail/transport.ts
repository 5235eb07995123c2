import { readCertificates } from '../certificates.ts';

/** A mail ready for the wire. */
export interface WireMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** The same for each try, so that a mail sent twice is seen as one. */
  messageId: string;
}

/** Takes mails to a mail server. */
export interface MailTransport {
  /** Hands a mail over; throws when the server does not take it. */
  send(mail: WireMail): Promise<void>;
  close(): void;
}

/** Milliseconds after which a server that does not answer is given up: others wait behind it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What a mail server answers names whom the mail is to; the log and the queue keep errors for days. */
function refuse(error: NodeJS.ErrnoException & { responseCode?: number }): never {
  if (error.responseCode === undefined) throw error;
  throw new Error(`The mail server answered ${error.responseCode} (${error.code}).`);
}

/**
 * Sends by SMTP.
 *
 * @param url names server, user and password (`smtp://user:password@host:587`), or files of certificates, see
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
