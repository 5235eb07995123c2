/** What a mail server answered when it did not take a mail. */
export interface MailServerAnswer {
  /** Reply code of SMTP, such as 550. */
  code: number;
  /** Enhanced status code (RFC 3463), such as `5.1.1`; null when the server gives none. */
  status: string | null;
  /** Command that was answered, such as `RCPT TO`. */
  command: string;
}

/**
 * What an answer means: `retry` the mail later, `end` the mail but keep writing to the address, or stop writing to the
 * `address`, which does not exist.
 */
export type RefusalMeaning = 'retry' | 'end' | 'address';

/** Commands of which a refusal says something about this mail; the others are about the log-in, the greeting or our own address. */
const aboutMail = ['RCPT TO', 'DATA'];

/** A mailbox that is full has room again when its owner comes back (RFC 5321, 4.5.3.1.10). */
const isFull = ({ code, status }: MailServerAnswer) => status?.endsWith('.2.2') || (code === 552 && !status);

/** True for the enhanced status code of an address that does not exist, has moved, or is switched off. */
export const isNoSuchAddress = (status: string): boolean => /^5\.(1\.(1|2|3|6|10)|2\.1)$/.test(status);
/** Reply codes that say the same without an enhanced status code. */
const noSuchMailbox = [550, 551, 553];

/** Reads a mail server's answer: 5xx is final, except what its enhanced status code calls temporary, and a full mailbox. */
export function meaningOf(answer: MailServerAnswer): RefusalMeaning {
  const { code, status, command } = answer;
  if (code < 500 || status?.startsWith('4.') || isFull(answer) || !aboutMail.includes(command))
    return 'retry';
  const unknown = status ? isNoSuchAddress(status) : command === 'RCPT TO' && noSuchMailbox.includes(code);
  return unknown ? 'address' : 'end';
}

/** The enhanced status code of a reply's text, such as `550 5.1.1 no such user`. */
export const enhancedStatus = (reply: string): string | null =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? null;

/** A mail that the server did not take. The message leaves out the server's text, which may contain the recipient's address. */
export class MailRefused extends Error {
  readonly answer: MailServerAnswer;

  constructor(answer: MailServerAnswer) {
    super(`The mail server answered ${answerText(answer)} to ${answer.command}.`);
    this.answer = answer;
  }
}

/** Codes of an answer as they are stored: `550 5.1.1`. */
export const answerText = ({ code, status }: MailServerAnswer): string =>
  [code, status].filter(part => part !== null).join(' ');
