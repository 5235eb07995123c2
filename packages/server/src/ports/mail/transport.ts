import { createTransport } from 'nodemailer';

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

/** Sends by SMTP; the address names server, user and password (`smtp://user:password@host:587`). */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 4 });
  return {
    send: async mail => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}
