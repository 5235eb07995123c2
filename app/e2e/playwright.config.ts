import { defineConfig, devices } from '@playwright/test';
import { testBrowser } from '../../tools/support/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Whether everything runs on both devices. */
const all = process.env.TEST_ALL !== undefined;
const specs = (...names: string[]) => names.map(name => `**/${name}.spec.ts`);

/** What has no page, or is the same on every device. */
const withoutDevice = specs('first-view', 'process', 'titles', 'translated-page');
/** Everyday use of members: on a narrow phone with scrolling, and the same on a desktop. */
const onPhone = specs(
  'account',
  'discover',
  'early-input',
  'pwa',
  'live',
  'members',
  'notices',
  'time-bonus',
  'trust',
);
/** What is decided by server and stores; how these pages look on a phone is covered by the smoke test. */
const onDesktop = specs(
  'guards',
  'languages',
  'login-code',
  'messages',
  'money',
  'second-factor',
  'sites',
  'attribution',
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
