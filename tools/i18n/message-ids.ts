import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

const folder = join(root, 'packages/ui/src/i18n');
const file = join(folder, 'message-ids.ts');

/** The module with the ids of all texts of the package as a type, made from the English catalog. */
function messageIdsModule(): string {
  const catalog = readFileSync(join(folder, 'catalogs/en.po'), 'utf8');
  const ids = [...catalog.matchAll(/^msgid "(.+)"$/gm)].map(([, id = '']) => id).sort();
  const doc = 'Id of a text of the package. Generated from the English catalog by `pnpm i18n:extract`.';
  return `/** ${doc} */\nexport type MessageId =\n${ids.map(id => `  | '${id}'`).join('\n')};\n`;
}

/** Whether the type in the package has the ids of the catalog. */
export const messageIdsAreCurrent = (): boolean => readFileSync(file, 'utf8') === messageIdsModule();

if (import.meta.main) writeFileSync(file, messageIdsModule());
