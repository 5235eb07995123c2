import { type APIRequestContext, expect } from '@playwright/test';

/** Anybody who can send requests. */
interface Caller {
  request: APIRequestContext;
}

/** The mails and text messages to an address or phone number, the latest first. */
interface Outbox {
  mails: { kind: string; text: string }[];
  sms: { text: string }[];
}

/** What the product has sent to an address or phone number. */
export async function outboxFor({ request }: Caller, to: string): Promise<Outbox> {
  const answer = await request.get(`/__outbox.json?to=${encodeURIComponent(to)}`);
  return answer.json();
}

/** Waits for a mail to an address with a link to this page; the link of the latest. */
export async function mailedLink(caller: Caller, to: string, page: string): Promise<string> {
  const link = async () => {
    const { mails } = await outboxFor(caller, to);
    const found = mails.map(({ text }) => new RegExp(`https?://\\S+${page}\\S+`).exec(text)?.[0]);
    return found.find(Boolean) ?? '';
  };
  await expect.poll(link, `a link to ${page} for ${to}`).not.toBe('');
  return link();
}

/** The latest code that was sent to a phone number. */
export async function smsCode(caller: Caller, phone: string): Promise<string> {
  const { sms } = await outboxFor(caller, phone);
  return /\b\d{6}\b/.exec(sms[0]?.text ?? '')?.[0] ?? '';
}
