import { searchMembersExamples } from './generated/examples.ts';
import type { MemberSummary } from './generated/schema.ts';

export * from './generated/examples.ts';

/**
 * A person of the examples by name: Giulia (online, new like), Chiara (liked, premium), Martina (online), Aurora
 * (system), Nives (operator), Stella (ai), Elena (premium), Sofia (no photo), Alessia, Valentina, Francesca, Anna-Lena
 * (German).
 *
 * @throws when no example has that name
 */
export function memberExample(name: string): MemberSummary {
  const example = searchMembersExamples.many.results.find(member => member.name === name);
  if (!example) throw new Error(`No example is called ${name}.`);
  return example;
}
