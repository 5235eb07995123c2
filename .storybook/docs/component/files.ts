import { fromRoot, type Indexes } from './component-files.ts';
import { asOfSite } from './compound.ts';
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
    [
      '../../../packages/ui/src/{base,patterns,product}/**/*.tsx',
      '../../../packages/ui/src/{base,patterns,product}/**/use*.ts',
      '!**/*.{stories,test}.tsx',
    ],
    { query: '?raw', import: 'default' },
  ),
);

/** Components put together in another order, by the name of the component. */
const orders = import.meta.glob<string>('../../../packages/ui/test/other-orders/*.tsx', {
  query: '?raw',
  import: 'default',
});

interface StoriesFile {
  default: { parameters?: { accessibility?: Accessibility } };
}
const stories = byPath(
  import.meta.glob<StoriesFile>('../../../packages/ui/src/{base,patterns,product}/**/*.stories.tsx'),
);

const foldersWithStories = new Set(Object.keys(stories).map(path => path.slice(0, path.lastIndexOf('/'))));

/** Whether there are stories in a folder. */
export const hasStories = (folder: string): boolean => foldersWithStories.has(folder);

/** Text of a source; undefined when there is none. */
export const readSource = async (source: string): Promise<string | undefined> => sources[source]?.();

/** The notes in the stories of a source. */
export async function accessibilityOf(source: string): Promise<Accessibility | undefined> {
  const file = await stories[source.replace('.tsx', '.stories.tsx')]?.();
  return file?.default.parameters?.accessibility;
}

/** A component put together in another order, as code of a site; undefined when there is none. */
export async function otherOrderOf(component: string): Promise<string | undefined> {
  const code = await orders[`../../../packages/ui/test/other-orders/${component}.tsx`]?.();
  return code && asOfSite(code, indexes);
}
