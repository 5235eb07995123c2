/** A drawn gift that can be sent. */
export interface Gift {
  id: string;
  /** In the reader's language. */
  name: string;
  /** Address of the drawing, as wide as it is high. */
  src: string;
}
