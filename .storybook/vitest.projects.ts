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

const browser = {
  enabled: true,
  headless: true,
  provider,
  viewport: { width: 1200, height: 900 },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
};

/** Pages side by side: one alone waits for frames more than half of the time, on two cores as well. */
const maxWorkers = 3;
declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the sheets are photographed in every face. */
    everyFace: boolean;
  }
}

/** Stories as tests, every one with axe; the contact sheets as pictures too, with their words in all languages, and in the probe brand. */
export const storyProjects: TestProjectConfiguration[] = [
  {
    root,
    plugins: [storybookTest({ configDir, tags: { exclude: ['sheet'] } })],
    test: { name: 'stories', maxWorkers, isolate: false, testTimeout: 60_000, browser },
  },
  {
    root,
    // one sheet after the other in long tests of their own
    plugins: [storybookTest({ configDir, tags: { include: ['sheet'] } })],
    test: {
      name: 'visual',
      globalSetup: [join(configDir, 'visual.global.ts')],
      setupFiles: [join(configDir, 'visual.setup.ts')],
      maxWorkers,
      // one page for many sheets: loading everything anew took longer than looking
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      provide: { everyFace: process.env.TEST_ALL !== undefined },
      browser: { ...browser, commands: { comparePicture, noPicture, pose } },
    },
  },
];
