import { defineConfig, devices } from '@playwright/test';
import { testBrowser } from '../../tools/support/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Whether every spec runs both on the phone and on the desktop. */
const all = process.env.TEST_ALL !== undefined;
const specs = (...names: string[]) => names.map(name => `**/${name}.spec.ts`);

/** Specs that open no page, or whose result is the same on every device; they run on the desktop only. */
const withoutDevice = specs('first-view', 'process', 'titles', 'translated-page');
/** Specs of everyday use. Their pages are laid out differently on a narrow phone, so they run there (and, where marked, on a desktop too). */
const onPhone = specs(
  'account',
  'discover',
  'early-input',
  'moves',
  'pull-to-refresh',
  'pwa',
  'live',
  'profile',
  'search',
  'notices',
  'time-bonus',
  'complaints',
);
/** Specs of rules that the server and the stores decide; how these pages look on a phone is covered by the smoke test. */
const onDesktop = specs(
  'guards',
  'languages',
  'login-code',
  'messages',
  'payments',
  'second-factor',
  'sites',
  'attribution',
  'load-failures',
  'no-script',
  'two-accounts',
);

/** End-to-end tests: the whole product, started for them, on a phone and on a desktop: on both where they differ. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath, args, env },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...withoutDevice, ...(all ? [] : onDesktop)],
      ...(!all && { grepInvert: /@desktop/ }),
      use: { ...devices['Pixel 7'], locale: 'it-IT' },
    },
    {
      name: 'desktop',
      testIgnore: all ? [] : onPhone,
      ...(!all && { grepInvert: /@phone/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
