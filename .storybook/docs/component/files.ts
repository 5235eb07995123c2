import { fromRoot, type Indexes } from './component-files.ts';
import type { Accessibility } from './notes.ts';

const byPath = <Value>(files: Record<string, Value>) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [fromRoot(path), file]));

/** The entries of the package. */
export const indexes: Indexes = byPath(
  import.meta.glob<string>('../../../packages/ui/src/**/index.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const sources = byPath(
  import.meta.glob<string>(
    ['../../../packages/ui/src/{base,patterns,product}/**/*.tsx', '!**/*.{stories,test}.tsx'],
    { query: '?raw', import: 'default' },
  ),
);

interface StoriesFile {
  default: { parameters?: { accessibility?: Accessibility } };
}
const stories = byPath(
  import.meta.glob<StoriesFile>('../../../packages/ui/src/{base,patterns,product}/**/*.stories.tsx'),
);

/** Text of a source; undefined when there is none. */
export const readSource = async (source: string): Promise<string | undefined> => sources[source]?.();

/** The notes in the stories of a source. */
export async function accessibilityOf(source: string): Promise<Accessibility | undefined> {
  const file = await stories[source.replace('.tsx', '.stories.tsx')]?.();
  return file?.default.parameters?.accessibility;
}
