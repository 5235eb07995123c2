import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkHelpers, patchHelperPath } from './webkit-helpers.ts';

const run = promisify(execFile);

/** Engines other than Chromium, which comes with the lockfile. */
export type EngineName = 'webkit' | 'firefox';

/** Where an engine is on this machine. */
export interface Engine {
  /** The browser. */
  binary: string;
  /** What speaks WebDriver for it; Firefox speaks it itself. */
  driver?: string;
  /** Environment in which both find their libraries. */
  env: Record<string, string>;
}

/** Packages of Debian with the engine; everything else that they need has to be on the machine. */
const packages: Record<EngineName, string[]> = {
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'libjavascriptcoregtk-4.1-0'],
  firefox: ['firefox-esr'],
};

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** Library folder of this machine's architecture, as Debian names it. */
const libraries = `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Folder of WebKit's helper programs, among them the browser. */
const helpers = join(libraries, 'webkit2gtk-4.1');

/** The engine below a folder that packages were unpacked into; `/` for what is installed. */
function engineIn(name: EngineName, home: string): Engine | undefined {
  const env = {
    LD_LIBRARY_PATH: [join(home, libraries), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  if (name === 'firefox') {
    const binary = join(home, 'usr/lib/firefox-esr/firefox-esr');
    return existsSync(binary) ? { binary, env: {} } : undefined;
  }
  const driver = join(home, 'usr/bin/WebKitWebDriver');
  const binary = join(home, helpers, 'MiniBrowser');
  return existsSync(driver) && existsSync(binary)
    ? { driver, binary, env: home === '/' ? {} : env }
    : undefined;
}

/** Downloads the packages without a right on the machine, and unpacks them in a draft folder that is renamed. */
async function unpack(name: EngineName, home: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, `${name}-draft-`));
  try {
    await run('apt-get', ['download', '-o', 'APT::Sandbox::User=root', ...packages[name]], { cwd: draft });
    for (const file of await readdir(draft)) await run('dpkg', ['-x', join(draft, file), draft]);
    if (name === 'webkit')
      await patchHelperPath(join(draft, libraries), join('/', helpers), join(home, helpers));
    await rename(draft, home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A library that is missing on the machine; undefined when the engine can start. */
async function missingLibrary({ binary, driver, env }: Engine): Promise<string | undefined> {
  for (const program of [binary, driver]) {
    if (!program) continue;
    const { stdout } = await run('ldd', [program], { env: { ...process.env, ...env } });
    const [, library] = /^\s*(\S+) => not found/m.exec(stdout) ?? [];
    if (library) return library;
  }
  return undefined;
}

/**
 * The engine that is installed, or one from the packages of Debian, unpacked into a cache folder once.
 *
 * @returns one sentence with the reason if it is not available
 */
export async function findEngine(name: EngineName): Promise<Engine | string> {
  const install = `apt-get install ${packages[name].slice(0, 1)}${name === 'webkit' ? ' xvfb' : ''}`;
  if (process.platform !== 'linux') return 'it is tested on Linux only';
  if (name === 'webkit' && !existsSync('/usr/bin/Xvfb')) return `there is no screen for it: ${install}`;
  const home = join(cache, name);
  let engine = engineIn(name, '/') ?? engineIn(name, home);
  if (!engine) {
    try {
      await unpack(name, home);
    } catch {
      return `its packages cannot be downloaded: ${install}`;
    }
    engine = engineIn(name, home);
  }
  const own = name === 'webkit' && engine?.binary.startsWith(home);
  if (own && !(await linkHelpers(join('/', helpers), join(home, helpers))))
    return 'its helper programs cannot be linked';
  const missing = engine && (await missingLibrary(engine));
  return engine && !missing ? engine : `${missing ?? 'its program'} is missing on this machine: ${install}`;
}
