/** Text of the `index.ts` files of the package, by path from the root of the repository. */
export type Indexes = Readonly<Record<string, string>>;

/** A component of the package, found by the path of its stories. */
export interface ComponentFile {
  /** As it is exported, which is how its file is named. */
  name: string;
  /** Path of its source from the root of the repository. */
  source: string;
  /** What it is imported from: `@velluto/ui/base`. Undefined when no entry exports it. */
  entry: string | undefined;
}

const root = 'packages/ui/src/';

/** Path from the root of the repository, whatever Storybook or Vite writes before it. */
export const fromRoot = (path: string): string => path.slice(Math.max(0, path.indexOf(root)));

const exportsName = (index: string | undefined, name: string) =>
  // the paths of modules say nothing about what they export
  index !== undefined && new RegExp(String.raw`\b${name}\b`).test(index.replaceAll(/'[^']*'/g, ''));

/** The entry that exports a name, searched from a folder upwards: a component with Radix has an entry of its own. */
export function entryOf(name: string, folder: string, indexes: Indexes): string | undefined {
  for (let at = folder; at.length > root.length; at = at.slice(0, at.lastIndexOf('/'))) {
    if (exportsName(indexes[`${at}/index.ts`], name)) return `@velluto/ui/${at.slice(root.length)}`;
  }
  return undefined;
}

/** The entry that exports a name, wherever it stands. */
export function anyEntryOf(name: string, indexes: Indexes): string | undefined {
  const found = Object.keys(indexes).find(path => exportsName(indexes[path], name));
  return found && `@velluto/ui/${found.slice(root.length, -'/index.ts'.length)}`;
}

/** Source and entry of a component. */
export function componentFile(stories: string, indexes: Indexes): ComponentFile {
  const path = fromRoot(stories);
  const name = path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length);
  return {
    name,
    source: path.replace('.stories.tsx', '.tsx'),
    entry: entryOf(name, path.slice(0, path.lastIndexOf('/')), indexes),
  };
}

/** Paths of the components that a source imports, those it only takes a type from left out. */
export function importedComponents(source: string, text: string): string[] {
  const folder = source.slice(0, source.lastIndexOf('/'));
  return [...text.matchAll(/^(?:import(?! type)|\} from).*?'(\.[^']+(?:\.tsx|\/index\.ts))';$/gm)].map(
    ([, path = '']) =>
      new URL(path, `file:///${folder}/`).pathname
        .slice(1)
        // an entry of its own stands for the component that its folder is named after
        .replace(/([^/]+)\/index\.ts$/, '$1/$1.tsx'),
  );
}

/** Name, meaning: a line `@part stage - what it is` in the docstring of a component. */
export interface Part {
  name: string;
  meaning: string;
}

/** The parts of a component from the `@part` lines of its source. */
export const partsOf = (source: string): Part[] =>
  [...source.matchAll(/^\s*(?:\/\*)?\*+ @part (\S+) [-–] (.+?)(?: \*\/)?$/gm)].map(
    ([, name = '', meaning = '']) => ({ name, meaning }),
  );
