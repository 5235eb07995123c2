import { staleMessageIds } from '../i18n/message-ids.ts';
import { reviewProblems } from '../i18n/reviewed.ts';
import { runStep } from '../support/run-step.ts';
import { wordingProblems } from './wording/wording.ts';

/**
 * Fails when a message was changed without `pnpm i18n:extract`, is not translated in a language, when an English text
 * changed since its translations were compared with it, or when a text breaks the glossary or the typography of its
 * language (`docs/languages`).
 */
const checks = [
  // without `--overwrite` an English text that differs from the code would pass
  ['check', 'sync', '--overwrite'],
  ['check', 'missing', '--mode', 'catalog'],
];
for (const args of checks) {
  const { code, output } = await runStep('lingui', args);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
const problems = [
  ...staleMessageIds().map(
    file => `${file} does not have the ids of its catalog: run \`pnpm i18n:extract\`.`,
  ),
  ...reviewProblems(),
  ...wordingProblems(),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('All catalogs are in step, complete and worded as their guides say.');
