/** Topic of a message, found by simple patterns; `real` asks whether the member is a real person. */
export type Topic = 'real' | 'greeting' | 'meet' | 'thanks' | 'bye' | 'question' | 'statement';

/** Replies of demo members in one language. */
export interface ReplyBank {
  /** Pattern of each topic. Other texts are a question if they have a question mark, otherwise a statement. */
  patterns: Readonly<Record<Exclude<Topic, 'question' | 'statement'>, RegExp>>;
  /** Part of the first reply only: says that this is a demo profile, so that nobody takes it for a person. */
  introduction: readonly string[];
  replies: Readonly<Record<Topic, readonly string[]>>;
  /** Questions that keep a conversation going. */
  followUps: readonly string[];
}
