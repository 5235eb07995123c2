import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { isPinned, testBrowser } from '../tools/support/browser.ts';
import { showState } from './show-state.command.ts';
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
    /** Whether the sheets are photographed in every appearance. */
    everyAppearance: boolean;
    /**
     * Whether sheets are photographed: only in the pinned browser, in English and in the first brand, which the approved
     * pictures show.
     */
    photographed: boolean;
  }
}

/** Language and brand in which the stories run, as chosen in the toolbar: `STORY_LOCALE=de STORY_BRAND=nordlys`. */
const { STORY_LOCALE = 'en', STORY_BRAND = 'velluto' } = process.env;
const photographed = isPinned && STORY_LOCALE === 'en' && STORY_BRAND === 'velluto';

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
    globalSetup: photographed ? [join(configDir, 'visual.global.ts')] : [],
    setupFiles: [join(configDir, 'visual.setup.ts')],
    maxWorkers,
    // many stories share a page: loading all modules again took longer than the checks
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { STORY_LOCALE, STORY_BRAND },
    provide: {
      everyAppearance: process.env.TEST_ALL !== undefined,
      photographed,
    },
    browser: {
      enabled: true,
      headless: true,
      provider,
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      commands: { comparePicture, noPicture, showState },
    },
  },
});
