import { importedComponents } from './component-files.ts';

/** How a component is used without a pointer and what a screen reader says; set in the parameters of its stories. */
export interface Accessibility {
  /** Keys, and what they do. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** Sentences. */
  screenReader?: readonly string[];
}

/** The notes of one component. */
export interface Notes extends Accessibility {
  component: string;
}

const nameOf = (source: string) => source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length);

/**
 * The notes of a component, then those of the components it is made of. The search ends at a component with notes,
 * because they cover its parts.
 *
 * @param read gives the text of a source, undefined when there is none
 * @param accessibilityOf gives the notes in the stories of a source
 */
export async function notesOf(
  source: string,
  read: (source: string) => Promise<string | undefined>,
  accessibilityOf: (source: string) => Promise<Accessibility | undefined>,
): Promise<Notes[]> {
  const own = await accessibilityOf(source);
  const notes: Notes[] = own ? [{ component: nameOf(source), ...own }] : [];
  const seen = new Set([source]);
  const search = async (from: string): Promise<void> => {
    for (const next of importedComponents(from, (await read(from)) ?? '')) {
      if (seen.has(next)) continue;
      seen.add(next);
      const found = await accessibilityOf(next);
      if (found) notes.push({ component: nameOf(next), ...found });
      else await search(next);
    }
  };
  await search(source);
  return notes;
}
