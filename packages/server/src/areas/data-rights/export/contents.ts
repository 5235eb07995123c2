import { shortIban } from '@velluto/rules';
import { ZipFile } from 'yazl';
import type { Context } from '../../../context/context.ts';
import { fetchMessages } from '../../chat/api.ts';
import { largestFile } from '../../photos/api.ts';
import * as queries from './contents-queries.ts';
import { sections } from './sections.ts';

const json = (name: string, value: unknown): ArchiveFile => ({
  name: `${name}.json`,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  compress: true,
});

const readme = (name: string, moment: Date): ArchiveFile => ({
  name: 'README.txt',
  content: Buffer.from(`Everything that is kept about ${name}, as of ${moment.toISOString()}.

profile.json          what others see
account.json          e-mail address, consent, settings
accepted-terms.json   which terms, when and on which site
advertising-consents.json   which advertising was asked for, when, where, and withdrawn when
conversations.json    all conversations with their messages
likes-*.json          likes given and received
photos/               pictures; photos.json lists them
message-photos/       pictures in messages, by the id of the message
payments.json, wallet-movements.json, …   what was bought and spent

Moments are in UTC. Amounts of money are in cents, pence or grosze. People are named by their id on the site.
Passwords, and the secrets of links in mails, are kept as hashes only and are not in here.
`),
  compress: true,
});

/** All files of a member's archive. */
export async function contentsOf(ctx: Context, memberId: string, name: string): Promise<ArchiveFile[]> {
  const { db } = ctx;
  const photos = await queries.selectPhotos(db, memberId);
  const { conversations, pictures } = await conversationsOf(ctx, memberId);
  const files = [
    readme(name, ctx.clock.now()),
    json('profile', await queries.selectProfile(db, memberId)),
    json('accepted-terms', await queries.selectAcceptedTerms(db, memberId)),
    json('complaints', await queries.selectComplaints(db, memberId)),
    json('conversations', conversations),
    json('direct-debit-mandates', await mandatesOf(ctx, memberId)),
    json('likes-received', await queries.selectLikesReceived(db, memberId)),
    json('mails', await queries.selectMails(db, memberId)),
    json(
      'photos',
      photos.map(({ key: _key, ...photo }, index) => ({ file: pictureName(index), ...photo })),
    ),
  ];
  for (const section of sections) {
    files.push(json(section.file, await queries.selectSection(db, section, memberId)));
  }
  const own = photos.map(({ key }, index) => [pictureName(index), key] as const);
  for (const [name, key] of [...own, ...pictures]) {
    const content = await ctx.blobs.get(largestFile(key));
    if (content) files.push({ name, content, compress: false });
  }
  return files;
}

/** Mandates with the payer. Only the last digits of the IBAN are included, since an archive may get into other hands. */
async function mandatesOf({ db, encryption }: Context, memberId: string) {
  const mandates = await queries.selectMandates(db, memberId);
  return mandates.map(({ debtor, iban_country, iban_last4, ...mandate }) => ({
    ...mandate,
    debtor: debtor && {
      ...JSON.parse(encryption.decrypt(debtor, mandate.id)),
      iban: shortIban(iban_country, iban_last4),
    },
  }));
}

const messagePicture = (id: string) => `message-photos/${id}.webp`;
const pictureName = (index: number) => `photos/${String(index + 1).padStart(2, '0')}.webp`;

/** The member's conversations, and the file names and keys of the pictures in them. */
async function conversationsOf({ db }: Context, memberId: string) {
  // messages in an archive count as fetched, so they are not refunded as unread
  const messages = await fetchMessages(db, memberId, await queries.selectMessages(db, memberId));
  const byConversation = Map.groupBy(messages, row => row.conversation_id);
  const conversations = (await queries.selectConversations(db, memberId)).map(conversation => ({
    ...conversation,
    messages: (byConversation.get(conversation.id) ?? []).map(
      ({ conversation_id: _, sender_id: __, fetched: ___, photo, ...message }) => ({
        ...message,
        photo: photo && messagePicture(message.id),
      }),
    ),
  }));
  const pictures = messages.flatMap(({ id, photo }) =>
    photo ? [[messagePicture(id), photo.key] as const] : [],
  );
  return { conversations, pictures };
}

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive. */
  name: string;
  content: Uint8Array;
  /** False for files that are compressed already, such as pictures. */
  compress: boolean;
}

/** Packs files into one ZIP archive. */
export async function createZip(files: ArchiveFile[], moment: Date): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { name, content, compress } of files) {
    zip.addBuffer(Buffer.from(content), name, { mtime: moment, compress, mode: 0o100_644 });
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
