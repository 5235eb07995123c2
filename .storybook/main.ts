import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite';
import { textPages } from '../app/text-pages.ts';
import { className } from '../packages/ui/class-name.ts';
import { docgenOptions } from './docs/docgen-options.ts';
import { factsPlugin } from './docs/facts-plugin.ts';
import { writeGuide } from './docs/guide/write-guide.ts';

/** Nothing of Storybook runs on a server, so `use client` has no meaning in it. */
const withoutDirectives: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/** Docs pages with the tables of GitHub's Markdown. */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

await writeGuide();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    './guide/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../app/stories/*.stories.tsx',
  ],
  addons: [
    ...(process.env.VITEST
      ? // `pnpm test stories` runs component tests; its panel would be a second way
        ['@storybook/addon-vitest']
      : // it puts the source of every story into its module, which only docs pages show
        [docs, '@chromatic-com/storybook']),
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  // the typefaces of the manager (`manager-head.html`)
  staticDirs: [{ from: '../packages/ui/src/brands/velluto/fonts', to: '/brand-fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // for those who use the components, not for those who set Storybook up
  features: {
    sidebarOnboardingChecklist: false,
    // finds headings of the guide and names of stories, not only titles
    experimentalSearchDocsHeadings: true,
    // for programs that write code: `manifests/components.json` and `docs.json`
    componentsManifest: true,
  },
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
        factsPlugin,
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
          '@velluto/ui > @use-gesture/react',
          '@velluto/ui > culori/fn',
        ],
      },
    }),
};

export default config;
