import { defineConfig, devices } from '@playwright/test';
import { testBrowser } from '../../tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** End-to-end tests: the whole product, started for them, in a phone and on a desktop. */
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
      // what has no page, or is the same on every device
      testIgnore: ['**/process.spec.ts', '**/titles.spec.ts', '**/translated-page.spec.ts'],
      use: { ...devices['Pixel 7'], locale: 'it-IT' },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
