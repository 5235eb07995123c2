import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { waitForAnimations } from '../../app/e2e/support/axe.ts';
import { serving } from '../package/projects.ts';
import { end } from '../support/at-end.ts';
import { openBrowser } from '../support/open-browser.ts';
import { root } from '../support/run-step.ts';

/** A film of a component in motion. */
interface Scene {
  name: string;
  story: string;
  /** Size of the window in pixels, where it is not a phone's. */
  window?: { width: number; height: number };
  /** When the motion is over, in milliseconds: afterwards the sample shows the same again. */
  until?: number;
  /** What starts the motion; a dialog moves when it opens. */
  start?: (page: Page) => Promise<void>;
}

/** A picture of the page, and when it was seen, in milliseconds. */
interface Frame {
  at: number;
  jpeg: string;
}

const press = (selector: string) => (page: Page) =>
  page.locator(selector).last().click({ noWaitAfter: true });

const likeButton = 'product-likes-likebutton--default';

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
}

/** Changes the state of the button, which in a page follows the server's answer. */
const like = (page: Page) =>
  page.evaluate(storyId => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    channel.emit('updateStoryArgs', { storyId, updatedArgs: { state: 'liked' } });
  }, likeButton);

const scenes: readonly Scene[] = [
  { name: 'match', story: 'product-likes-matchdialog--default' },
  {
    name: 'swipe',
    story: 'product-discover-swipedeck--default',
    until: 800,
    start: press('.vl-SwipeActions button'),
  },
  { name: 'like', story: likeButton, window: { width: 300, height: 160 }, start: like },
];

/** So much slower than life is the motion while it is photographed: then no frame is missing on a slow machine. */
const slowness = 12;
/** How long a motion takes at most, and how long its end rests, in milliseconds. */
const length = 1700;
const rest = 900;
const phone = { width: 390, height: 720 };

/** Photographs a motion in slow motion; gives the frames as they are seen in life. */
async function photograph(
  page: Page,
  origin: string,
  { story, until = length, start }: Scene,
): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / slowness });
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: ((metadata.timestamp ?? 0) * 1000) / slowness, jpeg: data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=mode:light`);
  await page.locator('[class*="vl-"]').first().waitFor();
  if (start) await waitForAnimations(page);
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 90 });
  await start?.(page);
  await page.waitForTimeout(length * slowness);
  await devtools.send('Page.stopScreencast');
  const begin = frames[0]?.at ?? 0;
  return frames
    .map(({ at, jpeg }) => ({ at: at - begin, jpeg }))
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => a.at - b.at);
}

const small = (jpeg: string) => sharp(Buffer.from(jpeg, 'base64')).resize({ width: 300 });

/** Frames as a moving picture, each as long as it is seen; the last one rests. */
async function movingPicture(frames: readonly Frame[]) {
  const delay = frames.map(({ at }, index) =>
    Math.max(10, Math.round((frames[index + 1]?.at ?? at + rest) - at)),
  );
  const pictures = await Promise.all(frames.map(({ jpeg }) => small(jpeg).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 55, effort: 6 })
    .toBuffer();
}

/**
 * Records the films of the page about motion from a built Storybook, each with its last frame as its still picture:
 * `node tools/films/record-motion.ts [folder] [name …]`. Run by hand after the motion of a component changed.
 */
const [, , folder = join(root, 'storybook-static'), ...names] = process.argv;
const browser = await openBrowser();
await serving(folder, async origin => {
  for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const page = await browser.newPage({ viewport: scene.window ?? phone });
    const frames = await photograph(page, origin, scene);
    await page.close();
    const target = join(root, 'packages/ui/test/films', scene.name);
    const still = frames.at(-1);
    if (!still) throw new Error(`${scene.name} shows nothing.`);
    await small(still.jpeg).webp({ quality: 60 }).toFile(`${target}-still.webp`);
    const film = await movingPicture(frames);
    await writeFile(`${target}.webp`, film);
    console.log(`${scene.name}: ${frames.length} frames, ${Math.round(film.length / 1024)} kB`);
  }
}).finally(end);
