/**
 * Sentences of "about me" in one language. `[o|a]` holds the form for a man and for a woman, `{city}` the town. A
 * sentence stands by itself, so that any opener, habit and wish go together.
 */
export interface TextBank {
  /** Who one is. */
  openers: readonly string[];
  /** What one does and likes. */
  habits: readonly string[];
  /** Whom or what one looks for. */
  wishes: readonly string[];
}
