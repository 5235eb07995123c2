import type { Conversation, ConversationMember } from '../src/model/conversation.ts';
import type {
  GiftMessage,
  Message,
  MessageBase,
  PhotoMessage,
  SystemMessage,
  TextMessage,
} from '../src/model/message.ts';
import { storyNow } from './clock.ts';
import { gifts } from './gifts.ts';
import { portrait } from './photos.ts';
import { sample } from './samples/sample.ts';

/** A member to talk to. */
export const giulia: ConversationMember = {
  id: 'giulia',
  name: 'Giulia',
  age: 31,
  origin: 'member',
  online: true,
  photo: portrait(6),
};

/** A member with the longest possible name and without a picture. */
export const longName: ConversationMember = {
  id: 'long',
  name: 'Wilhelmina-Friederike',
  age: 58,
  origin: 'system',
  online: false,
  photo: null,
};

/** The time this many minutes before `storyNow`, ISO 8601. */
export const minutesAgo = (minutes: number): string => new Date(storyNow - minutes * 60_000).toISOString();

const received = (seq: number): MessageBase => ({
  id: `message-${seq}`,
  seq,
  mine: false,
  origin: 'member',
  status: 'delivered',
  createdAt: minutesAgo(60),
  credits: 0,
});

/** One message; by default received an hour ago. */
export const message = (seq: number, text: string, more: Partial<TextMessage> = {}): TextMessage => ({
  ...received(seq),
  kind: 'text',
  text: sample(text),
  ...more,
});

/** A photo, received an hour ago. */
export const photoMessage = (seq: number, more: Partial<PhotoMessage> = {}): PhotoMessage => ({
  ...received(seq),
  kind: 'photo',
  photo: portrait(6),
  ...more,
});

/** A message with the first of the gifts, received an hour ago. */
export const giftMessage = (seq: number, more: Partial<GiftMessage> = {}): GiftMessage => ({
  ...received(seq),
  kind: 'gift',
  gift: gifts(1)[0] ?? { id: 'gift', name: 'Gift', src: '' },
  ...more,
});

/** A system message. */
export const systemMessage = (
  seq: number,
  text: string,
  more: Partial<SystemMessage> = {},
): SystemMessage => ({
  ...received(seq),
  origin: 'system',
  kind: 'system',
  text,
  ...more,
});

const mine = { mine: true, status: 'read', credits: 2 } as const;

/** Two days of messages. The last two are unread. */
export const talk: readonly Message[] = [
  message(1, 'I saw that you like silent films. There is a season at the Anteo, have you been?', {
    createdAt: minutesAgo(1504),
  }),
  message(2, 'Yes! Last year, with live piano. Wonderful.', { ...mine, createdAt: minutesAgo(1502) }),
  message(3, 'Then you know Murnau.', { createdAt: minutesAgo(1500) }),
  message(4, 'By heart.', { ...mine, createdAt: minutesAgo(75) }),
  message(5, 'I can even hum the piano part.', { ...mine, createdAt: minutesAgo(74) }),
  message(6, 'Shall we go then?', { createdAt: minutesAgo(52) }),
  message(7, 'On Saturday they play Sunrise', { createdAt: minutesAgo(51) }),
];

/** One row of the list of conversations. */
export const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  member: { ...giulia, id },
  preview: { text: sample('On Saturday they play Sunrise'), mine: false, status: 'delivered' },
  lastAt: minutesAgo(51),
  unread: 0,
  ...more,
});

const person = (name: string, age: number, photo: number, online = false): ConversationMember => ({
  ...giulia,
  id: name,
  name,
  age,
  online,
  photo: portrait(photo),
});

/** Conversations in all states: unread, read, held, fictional, with a long name, failed. */
export const conversations: readonly Conversation[] = [
  conversation('c1', { unread: 2 }),
  conversation('c2', {
    member: person('Marta', 34, 0),
    preview: { text: 'See you at eight, in front of the cinema', mine: true, status: 'read' },
    lastAt: minutesAgo(190),
  }),
  conversation('c3', {
    member: person('Ines', 29, 1, true),
    preview: { text: 'Hello Ines', mine: true, status: 'held' },
    lastAt: minutesAgo(1600),
  }),
  conversation('c4', {
    member: { ...person('Davide', 33, 5), origin: 'system' },
    unread: 99,
    lastAt: minutesAgo(3100),
  }),
  conversation('c5', {
    member: longName,
    preview: { text: 'Donaudampfschifffahrtsgesellschaftskapitän', mine: false, status: 'delivered' },
    unread: 120,
    lastAt: minutesAgo(99_000),
  }),
  conversation('c6', {
    member: person('Noemi', 27, 4),
    preview: { text: 'Are you there?', mine: true, status: 'failed' },
    lastAt: minutesAgo(100_000),
  }),
];
