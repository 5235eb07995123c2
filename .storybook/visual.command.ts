import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import {
  approve,
  approvedFaces,
  forget,
  keepForReport,
  leave,
  type Sheet,
  samePixels,
} from './picture-store.ts';

/** Only the browser pinned by the lockfile draws the same pixels everywhere (see `tools/support/browser.ts`). */
const pinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/** The story at once. */
async function quickPicture({ context, iframe, page }: BrowserCommandContext): Promise<Buffer> {
  const box = await iframe.locator('body').boundingBox();
  if (!box) throw new Error('The story has no place on the page.');
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.width), height: Math.ceil(box.height), scale: 1 };
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip,
    format: 'png',
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const approves = (context: BrowserCommandContext) =>
  context.project.config.snapshotOptions.updateSnapshot === 'all';

const still = { animations: 'disabled', caret: 'hide' } as const;

/** Has everything painted again: what was painted around something that moved may keep other edges. */
const drawAnew = ({ iframe }: BrowserCommandContext): Promise<void> =>
  iframe.locator('html').evaluate(async root => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    root.style.visibility = 'hidden';
    await frame();
    root.style.visibility = '';
    await frame();
  });

/** Stills the page and photographs it until two pictures in a row are equal: a busy machine may paint late. */
async function stillPicture(context: BrowserCommandContext): Promise<Buffer> {
  await drawAnew(context);
  const shoot = () => context.iframe.locator('body').screenshot(still);
  let picture = await shoot();
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await shoot();
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error('The page never stands still.');
}

/**
 * Photographs the page and compares every pixel with the approved picture. The answer is empty when they are equal.
 * `--update` approves what is seen; without it nothing is ever written below `__screenshots__`.
 */
export const comparePicture: BrowserCommand<[sheet: Sheet, face: string]> = async (context, sheet, face) => {
  if (!pinned) return '';
  const { story } = sheet;
  const { [face]: known } = await approvedFaces(story);
  let picture = await quickPicture(context);
  let same = await samePixels(picture, known);
  if (!same) {
    picture = await stillPicture(context);
    same = await samePixels(picture, known);
  }
  if (same) {
    await keepForReport(story, face, picture);
    return '';
  }
  if (approves(context)) {
    await approve(story, face, picture);
    return '';
  }
  await leave(sheet, face, picture, known === undefined);
  return `${story} in ${face} ${known ? 'has changed' : 'is new'}`;
};

/** Says so when a face has an approved picture that the sheet no longer shows. `--update` drops the picture. */
export const noPicture: BrowserCommand<[sheet: Sheet, face: string]> = async (context, { story }, face) => {
  const { [face]: known } = await approvedFaces(story);
  if (!pinned || !known) return '';
  if (!approves(context)) return `${story} in ${face} shows nothing any more`;
  await forget(story, face);
  return '';
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Empty when the page looks as approved, otherwise what differs. */
    comparePicture: (sheet: Sheet, face: string) => Promise<string>;
    /** Empty when the sheet never had a picture in this face, otherwise what differs. */
    noPicture: (sheet: Sheet, face: string) => Promise<string>;
  }
}
