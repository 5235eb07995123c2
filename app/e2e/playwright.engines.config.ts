import { defineConfig } from '@playwright/test';

/** Journeys in engines that Playwright does not bring: one project each, chosen by `--project`. */
export default defineConfig({
  testDir: 'engines',
  testMatch: '*.spec.ts',
  outputDir: '../node_modules/.cache/engines',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  projects: [{ name: 'webkit' }, { name: 'firefox' }],
});
