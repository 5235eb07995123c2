import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStories, type StoryFile } from './stories.ts';

/** Required components with the same states. */
export interface InventoryRow {
  names: string[];
  /** States that stories have to show. */
  states: string;
}

interface Section {
  section: string;
  rows: InventoryRow[];
}

/** The required components by area; `shownBy` names the component whose stories show a small part. */
const { sections, shownBy }: { sections: Section[]; shownBy: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rows.json'), 'utf8'),
);

/** Path of the table from the root. */
export const tableFile = 'packages/ui/INVENTORY.md';

/** Required components without stories. */
export function missing(stories: readonly StoryFile[]): string[] {
  const withStories = new Set(stories.map(({ name }) => name));
  return sections
    .flatMap(({ rows }) => rows.flatMap(({ names }) => names))
    .filter(name => !withStories.has(shownBy[name] ?? name));
}

const cell = (parts: readonly string[]) => parts.join('; ').replaceAll('|', '\\|') || '–';

/** The table as Markdown. */
export function tableOf(root: string): string {
  const stories = readStories(root);
  const listed = new Set<StoryFile>();
  const line = (name: string, states: string) => {
    const all = stories.filter(story => story.name === (shownBy[name] ?? name));
    for (const story of all) listed.add(story);
    const where = all.map(({ title }) => title);
    const shown = all.flatMap(story => [...story.stories, ...story.rows]);
    return `| ${name} | ${cell(where)} | ${states} | ${cell(shown)} |`;
  };
  const head =
    '| Component | Storybook | States asked for | Stories; rows of the contact sheet |\n| --- | --- | --- | --- |';
  const tables = sections.map(
    ({ section, rows }) =>
      `## ${section}\n\n${head}\n${rows.flatMap(({ names, states }) => names.map(name => line(name, states))).join('\n')}`,
  );
  const others = stories.filter(story => !listed.has(story)).map(({ name }) => line(name, '–'));
  return `${[
    '# Components and their states',
    'Made from the stories by `pnpm inventory`. Every component is also seen in both brands and modes, with the rings of the keyboard focus, in forced colours, in all languages at 320 px, and with axe.',
    ...tables,
    `## Parts of these\n\n${head}\n${others.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()}\n`;
}
