/** A gift that can be sent in a conversation, shown as a drawing. */
export interface Gift {
  id: string;
  /** In the reader's language. */
  name: string;
  /** Address of the drawing, which is square. */
  src: string;
}
