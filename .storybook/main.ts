import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite';
import { textPages } from '../app/text-pages.ts';
import { className } from '../packages/ui/class-name.ts';
import { docgenOptions } from './docs/docgen-options.ts';

/** Nothing of Storybook runs on a server, so `use client` has no meaning in it. */
const withoutDirectives: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../app/stories/*.stories.tsx',
  ],
  addons: [
    // it puts the source of every story into its module, which only docs pages show
    ...(process.env.VITEST ? [] : ['@storybook/addon-docs', '@chromatic-com/storybook']),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // the typefaces of the manager (`manager-head.html`)
  staticDirs: [{ from: '../packages/ui/src/brands/velluto/fonts', to: '/brand-fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // for those who use the components, not for those who set Storybook up
  features: { sidebarOnboardingChecklist: false },
  // the tests show no tables of properties, and reading the types for these takes longer than most tests
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['packages/ui/src/**/*.tsx'], ...docgenOptions },
  },
  viteFinal: config =>
    mergeConfig(config, {
      // no list of all files after a build
      logLevel: 'warn',
      plugins: [
        textPages,
        vanillaExtractPlugin({ identifiers: className }),
        lingui(),
        babel({ presets: [linguiTransformerBabelPreset()] }),
      ],
      // code on docs pages names components by their functions: `<Button>`, not `<a>`
      build: {
        // designers load it once, from a near server
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          output: { keepNames: true },
          onLog: withoutDirectives,
          checks: { pluginTimings: false },
        },
      },
      resolve: { conditions: ['@velluto/source', ...defaultClientConditions] },
      // pre-bundled at start: found later, they would make Vite reload the page in the middle of a test
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-dev-runtime',
          '@velluto/ui > @radix-ui/react-dialog',
          '@velluto/ui > @radix-ui/react-dropdown-menu',
          '@velluto/ui > culori/fn',
        ],
      },
    }),
};

export default config;
