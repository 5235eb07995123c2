import { basename } from 'node:path';
import { hasTitle, holdsStories } from './named-tests.ts';

/** A test that a document names by file and titles, or by titles only, after a question mark. */
const entry = /(?:`(\w+\/[^`]+\.(?:test|spec|stories)\.tsx?)`|(?<=^ *- )\?)(?:: ((?:`[^`]+`(?:, )?)+))?/gm;
const quoted = (title: string) => `\`${title}\``;

/** The file that has a test of this title: like the named file if there are several. Undefined if that is not one file. */
function placeOf(title: string, named: string | undefined, sources: ReadonlyMap<string, string>) {
  const all = [...sources]
    .filter(([file]) => named === undefined || holdsStories(file) === holdsStories(named))
    .filter(([file, source]) => hasTitle(file, source, title))
    .map(([file]) => file);
  const alike = all.filter(file => named !== undefined && basename(file) === basename(named));
  const isWhole = (file: string) => /['"`]/.test(sources.get(file)?.split(title)[1]?.at(0) ?? '');
  return [alike, all, all.filter(isWhole)].find(files => files.length === 1)?.[0];
}

/**
 * A document with the files in which its tests are now: those that moved are corrected, those after a question
 * mark (`?: \`title\``) are filled in. What cannot be found, or in more than one file, stays as it is.
 */
export function withFilesOfTests(text: string, sources: ReadonlyMap<string, string>): string {
  const corrected = (
    whole: string,
    named: string | undefined,
    list: string | undefined,
    isListed: boolean,
  ) => {
    if (list === undefined) {
      if (named === undefined || sources.has(named)) return whole;
      const alike = [...sources.keys()].filter(file => basename(file) === basename(named));
      return alike.length === 1 ? `\`${alike[0]}\`` : whole;
    }
    const byFile = new Map<string, string[]>();
    for (const [, title = ''] of list.matchAll(/`([^`]+)`/g)) {
      const stays = named !== undefined && hasTitle(named, sources.get(named) ?? '', title);
      const file = (stays ? named : placeOf(title, named, sources)) ?? named;
      const key = file === undefined ? '?' : quoted(file);
      byFile.set(key, [...(byFile.get(key) ?? []), title]);
    }
    return [...byFile]
      .map(([file, titles]) => `${file}: ${titles.map(quoted).join(', ')}`)
      .join(isListed ? '\n  - ' : '<br>');
  };
  return text
    .split(/^(```[\s\S]*?^```)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(entry, (whole, named, list, at: number) =>
            corrected(whole, named, list, /(?:^|\n) *- $/.test(part.slice(0, at))),
          ),
    )
    .join('');
}
