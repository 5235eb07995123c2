import { join } from 'node:path';
import {
  getChatExamples,
  getChatsExamples,
  getPackagesExamples,
  getSettingsExamples,
  getUserExamples,
  likeExamples,
  markChatReadExamples,
  searchMembersExamples,
} from '@velluto/api-client/examples';
import type { Page } from 'playwright-core';
import { root } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import { oldestNode } from './oldest-node.ts';
import { commandOf, type Packed } from './pack.ts';
import { browse, passes, serving } from './projects.ts';
import { devices, openView } from './views.ts';

/** Answers of the stand-in server of the built app. */
const answers: Record<string, object> = {
  '/api/settings.php': getSettingsExamples.velluto,
  '/api/user.php': getUserExamples.free,
  '/api/members.php': searchMembersExamples.many,
  '/api/like.php': likeExamples.matched,
  '/api/chats.php': getChatsExamples.some,
  '/api/chat.php': getChatExamples.talk,
  '/api/chat-read.php': markChatReadExamples.left,
  '/api/packages.php': getPackagesExamples.bonus,
};

const faces = ['bianca', 'chiara', 'elena', 'giulia'];

/** Answers the calls of a page in place of a server, which has no live events. */
async function answerCalls(page: Page): Promise<void> {
  await page.route('**/api/**', route => {
    const json = answers[new URL(route.request().url()).pathname];
    return json ? route.fulfill({ json }) : route.fulfill({ status: 204 });
  });
  await page.route('**/img/**', route => {
    const face = faces[route.request().url().charCodeAt(40) % faces.length];
    return route.fulfill({ path: join(root, `packages/ui/test/portraits/${face}.webp`) });
  });
}

/** How the screens are looked at: in each language on another device. */
const views = [
  { ...devices.wide, language: 'en', members: 'Members' },
  { ...devices.phone, language: 'de', members: 'Mitglieder' },
  { ...devices.phoneAtNight, language: 'it', members: 'Profili' },
] as const;

/** Walks through the four screens and takes a picture of each. */
async function walk(page: Page, origin: string, view: (typeof views)[number]) {
  const dialog = page.getByRole('dialog');
  const shot = await openView(page, origin, view, 'starter');
  await page.getByRole('heading', { name: view.members }).waitFor();
  await page.getByRole('link', { name: 'Giulia, 29' }).waitFor();
  await shot('members');
  await page.locator('.vl-MemberTile button').first().click();
  await dialog.waitFor();
  await shot('match dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Giulia, 29' }).click();
  await page.locator('.vl-MessageList').getByText('Ci sto! Porto io il termos del caffè.').waitFor();
  await shot('conversation');
  await page.goBack();
  await page.locator('a[href="/credits"]:visible').first().click();
  await page.locator('a[href="/credits/credits-50"]').waitFor();
  await shot('credits');
  await page.locator('a[href="/credits/credits-50"]').click();
  await page.getByRole('radio').first().check({ force: true });
  await page.locator('.vl-Page button').last().click();
  await dialog.waitFor();
  await shot('payment dialog');
}

/** Makes an app with the packed command, and checks its types, its tests and its build. */
async function makeApp(site: Packed, into: string, id: string, more: string[]): Promise<Finding[]> {
  const { node } = await oldestNode();
  const options = ['--name', 'Aurora', '--id', id, '--accent', 'teal', ...more];
  const command = [commandOf(site, 'velluto-site'), 'new', '--standalone', ...options];
  const made = await passes(`velluto-site makes the app ${id}`, node, command, into);
  if (made.fault) return [made];
  const app = join(into, id);
  return [
    made,
    await passes(`${id} has its types`, 'tsc', [], app),
    await passes(`${id} passes its own tests`, 'vitest', ['run'], app),
    await passes(`${id} builds`, 'vite', ['build', '--logLevel', 'warn'], app),
  ];
}

/** Checks the app with the fewest files: one language, without the screens that show people. */
export const checkSmallestStarter = (site: Packed, into: string): Promise<Finding[]> =>
  makeApp(site, into, 'aurora-credits', ['--languages', 'en', '--screens', 'credits']);

/** Makes the whole app, does with it what its README says, and looks at its screens in three languages. */
export async function checkStarter(site: Packed, into: string): Promise<Finding[]> {
  const findings = await makeApp(site, into, 'aurora', ['--languages', 'en,de,it']);
  if (findings.at(-1)?.fault) return findings;
  const faults = await serving(join(into, 'aurora/dist'), origin =>
    browse(async page => {
      await answerCalls(page);
      for (const view of views) await walk(page, origin, view);
    }),
  );
  return [...findings, none('the built app shows its screens in three languages', faults)];
}
