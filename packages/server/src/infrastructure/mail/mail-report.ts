import PostalMime from 'postal-mime';
import { isNoSuchAddress } from './refusal.ts';

/** A report of another mail server about a mail that we sent. */
export interface MailReport {
  /** The address does not exist, the mail could not be delivered, or its reader marked it as unwanted. */
  kind: 'no_such_address' | 'undelivered' | 'complaint';
  /** Enhanced status code; empty when the report gives none. */
  status: string;
}

/** Reads reports about mails. */
export interface MailReports {
  /** Reads one report as it arrived; null for anything else, such as an answer of a person or a delay. */
  read(message: Uint8Array): Promise<MailReport | null>;
}

const field = (text: string, name: string) =>
  new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(text)?.[1]?.toLowerCase() ?? '';

/** Reads reports that are mails: delivery status notifications (RFC 3464) and feedback of mailbox providers (RFC 5965). */
export const mimeReports: MailReports = {
  read: async message => {
    const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
    const part = (type: string) => {
      const content = attachments.find(({ mimeType }) => mimeType === type)?.content;
      return content === undefined ? null : String(content);
    };
    const feedback = part('message/feedback-report');
    if (feedback !== null)
      return field(feedback, 'Feedback-Type') === 'abuse' ? { kind: 'complaint', status: '' } : null;
    const delivery = part('message/delivery-status');
    if (delivery === null || field(delivery, 'Action') !== 'failed') return null;
    const status = field(delivery, 'Status');
    return { kind: isNoSuchAddress(status) ? 'no_such_address' : 'undelivered', status };
  },
};
