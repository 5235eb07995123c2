import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import {
  approve,
  approvedFingerprints,
  forget,
  keepForReport,
  type Sheet,
  samePixels,
  storeFinding,
} from './picture-store.ts';
import { settlesInTime } from './settles-in-time.ts';

/** Takes a picture at once, without waiting for the page to come to rest: enough where it equals the approved one. */
async function quickPicture({ context, iframe, page }: BrowserCommandContext): Promise<Buffer> {
  const box = await iframe.locator('body').boundingBox();
  if (!box) throw new Error('The body of the story has no box to photograph.');
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.width), height: Math.ceil(box.height), scale: 1 };
  const session = await context.newCDPSession(page);
  const shoot = () => session.send('Page.captureScreenshot', { clip, format: 'png', optimizeForSpeed: true });
  let picture = shoot();
  if (!(await settlesInTime('a picture', picture))) {
    // a browser that has stopped drawing draws again for a screencast
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 });
    await session.send('Page.stopScreencast');
    picture = shoot();
    if (!(await settlesInTime('a second picture', picture))) throw new Error('The browser takes no picture.');
  }
  const { data } = await picture;
  await session.detach();
  return Buffer.from(data, 'base64');
}

const approves = (context: BrowserCommandContext) =>
  context.project.config.snapshotOptions.updateSnapshot === 'all';

const still = { animations: 'disabled', caret: 'hide' } as const;

/**
 * Makes the browser paint everything again: parts painted beside an animation may keep slightly different edges, and a
 * picture shown in two sizes may be scaled from either. So each is loaded again under an address of its own.
 */
const drawAnew = ({ iframe }: BrowserCommandContext): Promise<void> =>
  iframe.locator('html').evaluate(async root => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const images = [...document.images].filter(({ currentSrc }) => currentSrc.startsWith('http'));
    for (const [index, image] of images.entries()) {
      const own = (address: string) => {
        const url = new URL(address, location.href);
        url.searchParams.set('image', String(index));
        return url.href;
      };
      image.srcset = image.srcset.replaceAll(/\S+(?= \d+w)/g, own);
      image.src = own(image.src);
    }
    await Promise.allSettled(images.map(image => image.decode()));
    root.style.visibility = 'hidden';
    await frame();
    root.style.visibility = '';
    await frame();
  });

/** Photographs the page at rest, until two pictures in a row are equal, since a busy machine may paint late. */
async function stillPicture(context: BrowserCommandContext): Promise<Buffer> {
  await drawAnew(context);
  const shoot = () => context.iframe.locator('body').screenshot(still);
  let picture = await shoot();
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await shoot();
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error('The page never comes to rest: no two pictures in a row are equal.');
}

/**
 * Photographs the page and compares every pixel with the approved picture; returns an empty string when they are equal.
 * `--update` approves the new picture and says so; without it no fingerprint is written.
 */
export const comparePicture: BrowserCommand<[sheet: Sheet, appearance: string]> = async (
  context,
  sheet,
  appearance,
) => {
  const { story } = sheet;
  const { [appearance]: approvedFingerprint } = await approvedFingerprints(story);
  let picture = await quickPicture(context);
  let same = await samePixels(picture, approvedFingerprint);
  if (!same) {
    picture = await stillPicture(context);
    same = await samePixels(picture, approvedFingerprint);
  }
  if (same) {
    await keepForReport(sheet, appearance, picture);
    return '';
  }
  if (approves(context)) {
    await approve(story, appearance, picture);
    process.stdout.write(`approved: ${story} in ${appearance}\n`);
    return '';
  }
  await storeFinding(sheet, appearance, picture);
  return `${story} in ${appearance} ${approvedFingerprint ? 'has changed' : 'is new'}`;
};

/** Reports an appearance that has an approved picture but is no longer shown by the sheet. `--update` forgets it. */
export const noPicture: BrowserCommand<[sheet: Sheet, appearance: string]> = async (
  context,
  { story },
  appearance,
) => {
  const { [appearance]: approvedFingerprint } = await approvedFingerprints(story);
  if (!approvedFingerprint) return '';
  if (!approves(context)) return `${story} in ${appearance} shows nothing any more`;
  await forget(story, appearance);
  process.stdout.write(`forgotten: ${story} in ${appearance}\n`);
  return '';
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns an empty string when the page looks as approved, otherwise a sentence for the report. */
    comparePicture: (sheet: Sheet, appearance: string) => Promise<string>;
    /** Returns an empty string when the sheet has no approved picture in this appearance, otherwise a sentence for the report. */
    noPicture: (sheet: Sheet, appearance: string) => Promise<string>;
  }
}
