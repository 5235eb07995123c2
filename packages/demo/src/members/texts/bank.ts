/**
 * Sentences of "about me" in one language. `[o|a]` stands for the form for a man and for a woman, `{city}` for the town.
 * Every sentence is complete, so that any opener, habit and wish can be combined.
 */
export interface TextBank {
  /** Sentences about who the member is. */
  openers: readonly string[];
  /** Sentences about what the member does and likes. */
  habits: readonly string[];
  /** Sentences about whom or what the member looks for. */
  wishes: readonly string[];
}
