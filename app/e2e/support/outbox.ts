import { expect } from '@playwright/test';
import type { Person } from './person.ts';

interface Outbox {
  mails: { text: string }[];
  sms: { text: string }[];
}

async function outboxFor({ request }: Person, to: string): Promise<Outbox> {
  const answer = await request.get(`/__outbox.json?to=${encodeURIComponent(to)}`);
  return answer.json();
}

/** Waits for a mail to an address with a link to this page; the link of the latest. */
export async function mailedLink(person: Person, to: string, page: string): Promise<string> {
  const link = async () => {
    const { mails } = await outboxFor(person, to);
    const found = mails.map(({ text }) => new RegExp(`https?://\\S+${page}\\S+`).exec(text)?.[0]);
    return found.find(Boolean) ?? '';
  };
  await expect.poll(link, `a link to ${page} for ${to}`).not.toBe('');
  return link();
}

/** The latest code that was sent to a phone number. */
export async function smsCode(person: Person, phone: string): Promise<string> {
  const { sms } = await outboxFor(person, phone);
  return /\b\d{6}\b/.exec(sms[0]?.text ?? '')?.[0] ?? '';
}
