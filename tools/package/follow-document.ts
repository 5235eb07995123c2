import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { runStep } from '../support/run-step.ts';
import type { DocumentedPath } from './documented-paths.ts';
import { browse, looksPrimary, pictures, serving } from './projects.ts';
import { servingNext } from './serving-next.ts';

/** Runs the steps of a way in an empty folder; returns the folder of the project, or what failed. */
export async function follow(
  { steps }: DocumentedPath,
  from: string,
  env: Record<string, string>,
): Promise<{ project: string } | { fault: string }> {
  let cwd = from;
  for (const step of steps) {
    if ('file' in step) {
      await mkdir(dirname(join(cwd, step.file)), { recursive: true });
      await writeFile(join(cwd, step.file), step.text);
      continue;
    }
    const [, folder] = /^cd (.+)$/.exec(step.command) ?? [];
    if (folder !== undefined) cwd = join(cwd, folder);
    else {
      const { code, output } = await runStep('sh', ['-c', step.command], { cwd, env });
      if (code !== 0) return { fault: `${step.command} ended with ${code}:\n${output}` };
      const refused = /^npm warn (?:ERESOLVE|EBADENGINE).*$/m.exec(output);
      if (refused) return { fault: `${step.command}: ${refused[0]}` };
    }
  }
  return { project: cwd };
}

/** Complains where the component of the guide is not as it says: its colours, its words, and a dialog that can be read. */
async function lookAtWelcome(page: Page, name: string, complaints: string[]): Promise<void> {
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  await looksPrimary(page, 'Like Giulia', complaints);
  await page.getByRole('button', { name: 'Like Giulia' }).click();
  const dialog = page.getByRole('dialog');
  const write = dialog.getByRole('button', { name: 'Write to Giulia' });
  await write.waitFor();
  const [title, text] = await dialog
    .getByRole('heading')
    .first()
    .evaluate(heading => {
      const night = heading.closest('[class*="vl-MatchDialog-"]') ?? heading;
      return [getComputedStyle(heading).color, getComputedStyle(night).color];
    });
  if (title !== text) complaints.push(`The title of the dialog is ${title} instead of ${text}.`);
  const padding = await write.evaluate(element => getComputedStyle(element).paddingInlineStart);
  if (padding !== '20px') complaints.push(`A button has ${padding} of padding instead of 20px.`);
  await page.screenshot({ path: join(pictures, `${name}, dialog.png`) });
}

/** Complaints about a built page. */
const look = (origin: string, { name, steps }: DocumentedPath) =>
  browse(async (page, complaints) => {
    // on a dark device, because templates follow it with colours of their own
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(origin);
    const tile = page.getByRole('link', { name: 'Giulia, 29' });
    await tile.waitFor();
    await page.screenshot({ path: join(pictures, `${name}, page.png`) });
    const align = await tile.evaluate(element => getComputedStyle(element).textAlign);
    if (align !== 'start') complaints.push(`The text of the tile is aligned ${align}.`);
    if (steps.some(step => 'file' in step && step.file.endsWith('Welcome.tsx')))
      await lookAtWelcome(page, name, complaints);
  });

/** Opens the built page of a project that was made by the document. */
export async function lookAtBuilt(
  project: string,
  path: DocumentedPath,
  env: Record<string, string>,
): Promise<string[]> {
  return existsSync(join(project, 'node_modules/.bin/next'))
    ? servingNext(project, origin => look(origin, path), env)
    : serving(join(project, 'dist'), origin => look(origin, path));
}
