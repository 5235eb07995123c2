import { appearancesOf } from '../../appearances.ts';
import { importedComponents } from './component-files.ts';

/** How a component is used without a pointer and what a screen reader says; set in the parameters of its stories. */
export interface Accessibility {
  /** Keys, and what they do; empty when nothing of its own takes the focus. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Sentences. */
  screenReader: readonly string[];
}

/** The notes of one component. */
export interface Notes extends Accessibility {
  component: string;
}

const nameOf = (source: string) => source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length);

/**
 * The notes of a component, then those of the components it is made of that have keys. The search ends at a component
 * with notes, because they cover its parts.
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
      if (!found) await search(next);
      else if (found.keyboard.length > 0) notes.push({ component: nameOf(next), ...found });
    }
  };
  await search(source);
  return notes;
}

/** What the tests need to know of a story. */
export interface TestedStory {
  id: string;
  name: string;
  tags: readonly string[];
  /** Whether it has a play. */
  isPlayed: boolean;
}

/** What the test command does with the stories of a component: sentences, and the stories that it plays. */
export function testsOf(stories: readonly TestedStory[]): { checks: string[]; played: string[] } {
  const sheet = stories.find(({ tags }) => tags.includes('sheet'));
  const faces = sheet ? appearancesOf(sheet.id, true).flatMap(({ shows }) => shows ?? []) : [];
  return {
    checks: [
      'Every story is drawn in a browser and checked with axe.',
      ...(sheet
        ? [
            `The sheet is compared with approved pictures in both brands, light and dark, and in these faces: ${faces.join('; ')}.`,
            'On the sheet, texts are checked to fit in all languages.',
          ]
        : []),
    ],
    played: stories.filter(({ isPlayed }) => isPlayed).map(({ name }) => name),
  };
}
