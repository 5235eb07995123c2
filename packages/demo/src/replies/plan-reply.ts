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

/** What a message is about; whoever asks whether one is real gets that answer before any other. */
export function topicOf(text: string, language: Language): Topic {
  const { words } = REPLIES[language];
  return TOPICS.find(topic => words[topic].test(text)) ?? (text.includes('?') ? 'question' : 'statement');
}

/** A reply and how long it takes, in milliseconds from the message on. */
export interface PlannedReply {
  text: string;
  /** When the message is read. */
  readAfter: number;
  /** When the writing begins. */
  typeAfter: number;
  /** When the reply is sent; longer texts take longer. */
  sendAfter: number;
}

/** What a reply answers. */
export interface ReplyOptions {
  text: string;
  language: Language;
  /** Names the message; the same message gets the same reply. */
  seed: string;
  /** The member has not written in this conversation yet, so it says what it is. */
  first: boolean;
}

/** The reply of a demo member to a message. */
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
