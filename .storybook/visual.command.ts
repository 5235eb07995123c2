import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { approve, approvedFaces, leave, samePixels } from './picture-store.ts';

const still = { animations: 'disabled', caret: 'hide' } as const;
/** Only the browser pinned by the lockfile draws the same pixels everywhere (see `tools/browser.ts`). */
const pinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/** Photographs the page until two pictures in a row are equal: a busy machine may paint late. */
async function stillPicture(context: BrowserCommandContext, first: Buffer): Promise<Buffer> {
  let picture = first;
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await context.iframe.locator('body').screenshot(still);
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error('The page never stands still.');
}

/**
 * Photographs the page and compares every pixel with the approved picture. The answer is empty when they are equal.
 * `--update` approves what is seen; without it nothing is ever written below `__screenshots__`.
 */
export const comparePicture: BrowserCommand<[story: string, face: string]> = async (context, story, face) => {
  if (!pinned) return '';
  const { [face]: known } = await approvedFaces(story);
  const first = await context.iframe.locator('body').screenshot(still);
  if (await samePixels(first, known)) return '';
  const picture = await stillPicture(context, first);
  if (await samePixels(picture, known)) return '';
  if (context.project.config.snapshotOptions.updateSnapshot === 'all') {
    await approve(story, face, picture);
    return '';
  }
  const where = await leave(story, face, picture);
  return `${story} in ${face} ${known ? 'has changed' : 'is new'}: look at ${where}, then \`pnpm vrt:approve\`.`;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Empty when the page looks as approved, otherwise what is to be done. */
    comparePicture: (story: string, face: string) => Promise<string>;
  }
}
