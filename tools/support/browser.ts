import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** Launch options of the test browser. */
export interface TestBrowser {
  /** Absolute path of the executable. */
  executablePath: string;
  /** Flags that make pictures identical on every machine and keep the browser from calling its own services. */
  args: string[];
  /** Environment with the browser's own libraries and fonts. */
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Whether the tests run in the browser of the lockfile, which alone draws the pixels of the approved pictures: on x64 Linux
 * without `CHROMIUM_PATH`.
 */
export const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

const args = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // without these two, the edges of rounded boxes differ slightly from run to run
  '--disable-partial-raster',
  '--num-raster-threads=1',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// The package's own font settings name folders of AWS Lambda. They must lead to a font: without any, Chromium loads no
// web fonts either. The cache path is absolute, because Fontconfig resolves a relative one by the working directory.
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the Chromium of the lockfile once, in a draft folder that is renamed, so that no run sees half of it. */
async function pinnedBrowser(): Promise<TestBrowser> {
  const pack = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as { version: string };
  const home = join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(home)) {
    await mkdir(dirname(home), { recursive: true });
    const draft = await mkdtemp(join(dirname(home), 'chromium-draft-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = draft; // the package always unpacks into the system's temporary directory
    try {
      for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br']) {
        await inflate(join(pack, 'bin', part));
      }
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    // other users of the machine may run it too
    for (const path of [draft, join(draft, 'chromium')]) await chmod(path, 0o755);
    await rename(draft, home).catch(async error => {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    });
  }
  const settings = join(home, 'fonts.conf');
  if (!existsSync(settings)) {
    await writeFile(`${settings}.${process.pid}`, fontSettings(home));
    await rename(`${settings}.${process.pid}`, settings);
  }
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // FONTCONFIG_FILE can be set to measure with the fonts of the machine (docs/benchmarks.md)
  const env = { FONTCONFIG_FILE: settings, ...plainEnvironment(), LD_LIBRARY_PATH: libraries };
  return { executablePath: join(home, 'chromium'), args, env };
}

const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * The browser of all tests. On x64 Linux it is the one pinned by the lockfile, so pictures are equal on every machine;
 * elsewhere `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own.
 *
 * @throws Error with one sentence on what to do when there is no browser.
 */
export async function testBrowser(): Promise<TestBrowser> {
  if (isPinned) return pinnedBrowser();
  const { chromium } = await import('playwright-core');
  const executablePath = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    path => path && existsSync(path),
  );
  if (!executablePath) {
    throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  return { executablePath, args, env: plainEnvironment() };
}
