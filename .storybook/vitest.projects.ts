import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { testBrowser } from '../tools/browser.ts';
import { pose } from './pose.command.ts';
import { comparePicture, noPicture } from './visual.command.ts';

const configDir = import.meta.dirname;
const root = join(configDir, '..');
const { executablePath, args, env } = await testBrowser();

const provider = playwright({
  launchOptions: { executablePath, args, env },
  contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' },
});

/** Stories as tests: every one with axe, and the contact sheets as pictures in all brands and modes. */
export const storyProjects: TestProjectConfiguration[] = [
  {
    root,
    plugins: [storybookTest({ configDir })],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        provider,
        viewport: { width: 1200, height: 900 },
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  },
  {
    root,
    plugins: [
      storybookTest({ configDir, tags: { include: ['sheet'] }, initialGlobals: { a11y: { manual: true } } }),
    ],
    test: {
      name: 'visual',
      globalSetup: [join(configDir, 'visual.global.ts')],
      setupFiles: [join(configDir, 'visual.setup.ts')],
      testTimeout: 60_000,
      hookTimeout: 60_000,
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
  },
];
