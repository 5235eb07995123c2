import './docs/quiet-window.ts';
import '../packages/ui/src/theme/index.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/brands/velluto/brand.css';
import '../packages/ui/src/brands/nordlys/brand.css';
import './emoji.css';
import './frames.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { chooseSampleLanguage, inLanguage } from '../packages/ui/test/samples/sample.ts';
import { chromaticModes } from './appearances.ts';
import { lazyDocs } from './docs/lazy-docs.tsx';
import { readableProperties } from './docs/properties.ts';
import { StoryFrame, storyLanguages } from './StoryFrame.tsx';

document.documentElement.dataset.vlReset = '';

// as long as in the end-to-end tests, so that a slow machine does not make a story fail
configure({ asyncUtilTimeout: 10_000 });

const choice = (title: string, icon: string, ...items: [value: string, title: string][]) => ({
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, title]) => ({ value, title })) },
});

/** A language with its name in that language, for the toolbar. */
const nameOf = (locale: string): [value: string, title: string] => [
  locale,
  locale === 'pseudo'
    ? 'Stretched'
    : (new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale),
];

/** Rules of axe about whole pages, off because a sheet shows a component many times; end-to-end tests check them. */
const pageRules = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
  'heading-order',
];

const preview: Preview = {
  globalTypes: {
    brand: choice('Brand', 'paintbrush', ['velluto', 'Velluto'], ['nordlys', 'Nordlys']),
    mode: choice('Mode', 'mirror', ['light', 'Light'], ['dark', 'Dark'], ['system', 'As the device']),
    contrast: choice('Contrast', 'contrast', ['normal', 'Normal contrast'], ['more', 'More contrast']),
    density: choice(
      'Density',
      'component',
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
      ['touch', 'Touch'],
    ),
    spacing: choice(
      'Text spacing',
      'paragraph',
      ['normal', 'Normal text spacing'],
      ['wide', 'Wide text spacing'],
    ),
    locale: choice('Language', 'globe', ...storyLanguages.map(nameOf)),
    direction: choice('Direction', 'transfer', ['ltr', 'Left to right'], ['rtl', 'Right to left']),
  },
  initialGlobals: {
    brand: import.meta.env.STORY_BRAND ?? 'velluto',
    // the tests choose the mode themselves; readers begin with that of their device
    mode: import.meta.env.MODE === 'test' ? 'light' : 'system',
    contrast: 'normal',
    density: 'comfortable',
    spacing: 'normal',
    direction: 'ltr',
    locale: import.meta.env.STORY_LOCALE ?? 'en',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: { rules: pageRules.map(id => ({ id, enabled: false })) },
      // only the panel lists what passed: a test would send every element of it to its reporter
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {},
    },
    docs: lazyDocs,
    chromatic: {
      // contact sheets switch it off (`photographed`)
      disableSnapshot: true,
      modes: chromaticModes,
      diffThreshold: 0,
      diffIncludeAntiAliasing: true,
      prefersReducedMotion: 'reduce',
    },
    // the brand and mode decide the background
    backgrounds: { disable: true },
    controls: { matchers: { date: /At$/ } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guide',
          'Components',
          'Foundations',
          'Base',
          'Patterns',
          'Product',
          'Screens',
        ],
      },
    },
  },
  // the first story shows a component at rest: what its play did with the keyboard leaves no focus ring
  afterEach: ({ name, playFunction, canvasElement }) => {
    const { activeElement } = canvasElement.ownerDocument;
    if (name === 'Default' && playFunction && activeElement instanceof HTMLElement) activeElement.blur();
  },
  argTypesEnhancers: [readableProperties],
  tags: ['autodocs'],
  decorators: [
    (Story, { args, globals, loaded, originalStoryFn, parameters, tags, viewMode }) => {
      chooseSampleLanguage(globals.locale);
      const isLoaded = Object.keys(loaded).length > 0;
      return (
        <StoryFrame
          axes={globals}
          bare={parameters.bare === true || viewMode === 'docs'}
          sheet={tags.includes('sheet')}
        >
          <Story
            args={inLanguage(args, globals.locale)}
            originalStoryFn={(...shown: Parameters<typeof originalStoryFn>) => {
              const drawn = originalStoryFn(...shown);
              // what a loader made has its texts already, and its stores must stay the same objects
              return isLoaded ? drawn : inLanguage(drawn, globals.locale);
            }}
          />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
