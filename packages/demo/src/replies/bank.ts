/** What a message is about, as far as a demo member can tell. */
export type Topic = 'real' | 'greeting' | 'meet' | 'thanks' | 'bye' | 'question' | 'statement';

/** Replies of demo members in one language. */
export interface ReplyBank {
  /** Words that tell the topic; a question mark tells a question, everything else is a statement. */
  words: Readonly<Record<Exclude<Topic, 'question' | 'statement'>, RegExp>>;
  /** Said once, with the first reply: nobody is to believe that a person sits there. */
  introduction: readonly string[];
  replies: Readonly<Record<Topic, readonly string[]>>;
  /** Questions that keep a conversation going. */
  followUps: readonly string[];
}
