import { timingSafeEqual } from 'node:crypto';
import { parseId } from '../../domain/id-format.ts';
import type { Keys } from '../encryption/server-keys.ts';
import { signature } from './signature.ts';

/** Hexadecimal digits of the MAC: mail servers may change upper and lower case of an address, and 64 characters stand before the @. */
const macLength = 20;
const pattern = /\b([0-9a-f]{32})\.([0-9a-f]{20})\b/gi;

/** Marks of mails, in the return path and the message id: with one, a report shows that it is about a mail of ours. */
async function mac(keys: Keys, hex: string): Promise<string> {
  const signed = await signature({ keys }, 'mail_mark', hex);
  return Buffer.from(signed, 'base64url').toString('hex').slice(0, macLength);
}

/** The mark of a mail of the outbox. */
export async function mailMark(keys: Keys, id: string): Promise<string> {
  const hex = id.replaceAll('-', '');
  return `${hex}.${await mac(keys, hex)}`;
}

/** Id of the mail whose mark a text contains; null when it contains none of ours. */
export async function markedMail(keys: Keys, text: string): Promise<string | null> {
  for (const [, found = '', given = ''] of text.matchAll(pattern)) {
    const hex = found.toLowerCase();
    const right = await mac(keys, hex);
    if (timingSafeEqual(Buffer.from(right), Buffer.from(given.toLowerCase())))
      return parseId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  }
  return null;
}

/** The return path of a mail: `bounces+<mark>@mail.example` for `bounces@mail.example`. */
export const returnPathOf = (address: string, mark: string): string => address.replace('@', `+${mark}@`);
