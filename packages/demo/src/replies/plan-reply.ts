import type { Language } from '@velluto/rules';
import { createRandom } from '../random.ts';
import type { ReplyBank, Topic } from './bank.ts';
import { de } from './banks/de.ts';
import { en } from './banks/en.ts';
import { es } from './banks/es.ts';
import { fr } from './banks/fr.ts';
import { it } from './banks/it.ts';
import { nl } from './banks/nl.ts';
import { pl } from './banks/pl.ts';

/** Replies in every language. */
export const REPLIES: Record<Language, ReplyBank> = { de, en, es, fr, it, nl, pl };

const TOPICS = ['real', 'bye', 'meet', 'greeting', 'thanks'] as const;

/** Topic of a message. The question whether the member is real is tried first, so that it is always answered. */
export function topicOf(text: string, language: Language): Topic {
  const { patterns } = REPLIES[language];
  return TOPICS.find(topic => patterns[topic].test(text)) ?? (text.includes('?') ? 'question' : 'statement');
}

/** A reply and its timing, in milliseconds after the message. */
export interface PlannedReply {
  text: string;
  /** When the message is read. */
  readAfter: number;
  /** When the typing indicator appears. */
  typeAfter: number;
  /** When the reply is sent; later for longer texts. */
  sendAfter: number;
}

/** The message to reply to. */
export interface ReplyOptions {
  text: string;
  language: Language;
  /** Id of the message; the same message gets the same reply. */
  seed: string;
  /** Whether this is the member's first message in the conversation, which has to say that it is a demo profile. */
  first: boolean;
}

/** Chooses the reply of a demo member to a message, and its timing. */
export function planReply({ text, language, seed, first }: ReplyOptions): PlannedReply {
  const random = createRandom(`reply:${seed}`);
  const bank = REPLIES[language];
  const topic = topicOf(text, language);
  const asksBack = topic === 'greeting' || topic === 'question' || topic === 'statement';
  const parts = [
    topic === 'greeting' || !first ? random.pick(bank.replies[topic]) : '',
    first && topic !== 'real' ? random.pick(bank.introduction) : '',
    first && topic !== 'greeting' ? random.pick(bank.replies[topic]) : '',
    asksBack && random.chance(first ? 0.9 : 0.55) ? random.pick(bank.followUps) : '',
  ];
  const reply = parts.filter(Boolean).join(' ');
  const readAfter = random.int(700, 1600);
  const typeAfter = readAfter + random.int(500, 1100);
  return {
    text: reply,
    readAfter,
    typeAfter,
    sendAfter: typeAfter + Math.min(6000, 1400 + reply.length * 22),
  };
}
