import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** One configuration at the root: Lingui searches upward from the working directory. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'it', 'de', 'es', 'fr', 'nl', 'pl'],
  compileNamespace: 'ts',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/packages/ui/src/i18n/catalogs/{locale}',
      include: ['<rootDir>/packages/ui/src'],
      exclude: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/catalogs/**'],
    },
    {
      path: '<rootDir>/app/src/locales/catalogs/{locale}',
      include: ['<rootDir>/app/src'],
      exclude: ['**/catalogs/**', '**/*.test.{ts,tsx}'],
    },
    {
      path: '<rootDir>/packages/sandbox/src/catalogs/{locale}',
      include: ['<rootDir>/packages/sandbox/src'],
      exclude: ['**/catalogs/**', '**/*.test.ts'],
    },
    {
      path: '<rootDir>/packages/server/src/infrastructure/mail/catalogs/{locale}',
      include: ['<rootDir>/packages/server/src'],
      exclude: ['**/catalogs/**', '**/*.test.{ts,tsx}'],
    },
  ],
});
