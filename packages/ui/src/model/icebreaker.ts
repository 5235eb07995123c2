/** A line to begin a conversation with. */
export interface Icebreaker {
  id: string;
  /** In the reader's language. */
  text: string;
}
