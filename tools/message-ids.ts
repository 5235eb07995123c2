import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-step.ts';

const file = join(root, 'packages/ui/src/i18n/message-ids.ts');

/** The ids of the package's messages as a type, so that a text for one that does not exist does not compile. */
async function source(): Promise<string> {
  const catalog = await readFile(join(root, 'packages/ui/src/i18n/catalogs/en.po'), 'utf8');
  const ids = [...catalog.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => `\n  | '${id}'`).sort();
  return `// Made from the catalogs by tools/message-ids.ts. Do not edit.\n/** Id of a text of the package. */\nexport type UiMessageId =${ids.join('')};\n`;
}

/** Whether the type names the messages there are. */
export const messageIdsAreCurrent = async (): Promise<boolean> =>
  (await readFile(file, 'utf8')) === (await source());

if (process.argv[1] === import.meta.filename) await writeFile(file, await source());
