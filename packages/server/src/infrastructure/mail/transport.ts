import { readCertificates } from '../certificates.ts';
import type { DkimKey } from '../config/config.ts';
import { enhancedStatus, MailRefused } from './refusal.ts';

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
  /** Address for reports that the mail did not arrive; that of `from` when left out. */
  returnPath?: string;
}

/** Sends mails by a mail server. */
export interface MailTransport {
  /**
   * Sends a mail.
   *
   * @throws MailRefused when the server does not take it; another error when the server cannot be reached
   */
  send(mail: WireMail): Promise<void>;
  close(): void;
}

/** Milliseconds to wait for a mail server, since other mails wait too. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface SmtpError extends NodeJS.ErrnoException {
  responseCode?: number;
  response?: string;
  command?: string;
}

function refuse(error: SmtpError): never {
  const { responseCode: code, response = '', command = '' } = error;
  if (code === undefined) throw error;
  throw new MailRefused({ code, status: enhancedStatus(response), command });
}

/** Domain of a sender such as `Velluto <hello@velluto.example>`. */
export const domainOf = (from: string): string => from.replace(/.*@|>/g, '');

/**
 * Sends by SMTP.
 *
 * @param url address with user and password (`smtp://user:password@host:587`), and perhaps files of certificates, see
 *   `readCertificates`
 * @param dkim signs each mail; null where the mail server signs, or nobody
 * @throws StartError for a certificate that cannot be read
 */
export function smtpTransport(url: string, dkim: DkimKey | null = null): MailTransport {
  const address = readCertificates('SMTP_URL', url);
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...address, ...patience, pool: true, maxConnections: 4 });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async ({ returnPath, ...mail }) => {
      transport ??= open();
      const { to } = mail;
      const signed = dkim && {
        domainName: domainOf(mail.from),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      };
      await (await transport)
        .sendMail({
          ...mail,
          ...(returnPath && { envelope: { from: returnPath, to } }),
          ...(signed && { dkim: signed }),
        })
        .catch(refuse);
    },
    close: () => void transport?.then(opened => opened.close()),
  };
}
