import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../support/run-step.ts';

/** A story in the sources. */
export interface SourceStory {
  /** Its id, as in the address of Storybook. */
  id: string;
  /** Path of its file from the root. */
  file: string;
  /** Whether it is a contact sheet, which is photographed. */
  isSheet: boolean;
}

/** All stories of the package and the app, as their sources declare them. */
export async function sourceStories(): Promise<SourceStory[]> {
  const stories: SourceStory[] = [];
  const files = glob(['packages/ui/src/**/*.stories.tsx', 'app/stories/*.stories.tsx'], { cwd: root });
  for await (const file of files) {
    const code = await readFile(join(root, file), 'utf8');
    const csf = loadCsf(code, { fileName: file, makeTitle: title => title ?? '' }).parse();
    for (const { id, tags } of csf.stories) {
      const isSheet =
        tags?.includes('sheet') || (csf.meta.tags?.includes('sheet') && !tags?.includes('!sheet')) || false;
      stories.push({ id, file, isSheet });
    }
  }
  return stories;
}
