/** What the server answers to one question, as a store holds it. */
export interface Resource<Answer extends object> {
  /** Takes an answer, each once: the history restores those of earlier pages, although newer ones may have come since. Returns whether it was new. */
  applySnapshot(answer: Answer): boolean;
  /** Asks the server. The answer is taken unless one asked for later, or a change, came before it. */
  ask(question: () => Promise<Answer>): Promise<Answer>;
  /** The store was changed: answers under way are older than that. */
  changed(): void;
}

/** @param apply puts an answer into the state */
export function createResource<Answer extends object>(apply: (answer: Answer) => void): Resource<Answer> {
  const taken = new WeakSet<Answer>();
  let asked = 0;
  /** Number of the latest question whose answer, or a change after it, the state holds. */
  let held = 0;
  const applySnapshot = (answer: Answer) => {
    if (taken.has(answer)) return false;
    taken.add(answer);
    apply(answer);
    return true;
  };
  return {
    applySnapshot,
    async ask(question) {
      asked += 1;
      const turn = asked;
      const answer = await question();
      if (turn > held) {
        held = turn;
        applySnapshot(answer);
      }
      return answer;
    },
    changed() {
      held = asked;
    },
  };
}
