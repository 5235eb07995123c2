import { defineConfig } from '@playwright/test';

/** Journeys in engines that Playwright does not bring: one project each, chosen by `--project`. */
export default defineConfig({
  testDir: 'engines',
  // all pages in two widths take more than a minute
  testMatch: process.env.TEST_ALL === undefined ? 'journeys.spec.ts' : '*.spec.ts',
  outputDir: '../node_modules/.cache/engines',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  projects: [{ name: 'webkit' }, { name: 'firefox' }],
});
