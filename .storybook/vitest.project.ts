import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { testBrowser } from '../tools/support/browser.ts';
import { pose } from './pose.command.ts';
import { comparePicture, noPicture } from './visual.command.ts';

const configDir = import.meta.dirname;
const root = join(configDir, '..');
const { executablePath, args, env } = await testBrowser();

const provider = playwright({
  launchOptions: { executablePath, args, env },
  contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' },
});

/** Pages at the same time: a single one waits for frames more than half of the time, even on two cores. */
const maxWorkers = 3;

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the sheets are photographed in every face. */
    everyFace: boolean;
  }
}

/**
 * Every story as a test with axe. On the same mount, contact sheets are compared with approved pictures and checked for
 * texts that do not fit in a language and for hard-coded values.
 *
 * @param tags which stories run; all of them without it
 */
export const storiesProject = (tags?: { include: string[] }): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir, tags })],
  test: {
    name: 'stories',
    globalSetup: [join(configDir, 'visual.global.ts')],
    setupFiles: [join(configDir, 'visual.setup.ts')],
    maxWorkers,
    // many stories share a page: loading all modules again took longer than the checks
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { everyFace: process.env.TEST_ALL !== undefined },
    browser: {
      enabled: true,
      headless: true,
      provider,
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      commands: { comparePicture, noPicture, pose },
    },
  },
});
