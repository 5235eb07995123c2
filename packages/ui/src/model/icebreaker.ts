/** A prepared first message. */
export interface Icebreaker {
  id: string;
  /** In the reader's language. */
  text: string;
}
