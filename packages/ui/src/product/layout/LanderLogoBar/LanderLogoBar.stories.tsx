import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { languageMenu, topBar } from '../../../i18n/messages/layout/layout.ts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { LanderLogoBar } from './LanderLogoBar.tsx';

/** Languages for visitors by country (spec § 2.2). */
const countries = {
  'it: one language, no choice': ['it'],
  'us: two': ['en', 'es'],
  'be: three': ['nl', 'fr', 'de'],
  'ch: four': ['de', 'it', 'fr', 'en'],
  'everywhere: all seven': ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'],
};

const languages = (locales: readonly string[]) => (
  <LanguageMenu locales={locales} current={locales[0] ?? 'en'} onChange={fn()} />
);

const meta = {
  title: 'Product/Layout/LanderLogoBar',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the top of landing pages.',
      avoid: 'every other page: visitors need the way to log in.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the logo, then the choice of languages.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A banner; the link says where it leads and the name of the site.'],
    },
    bare: true,
  },
  component: LanderLogoBar,
  args: { language: languages(['de', 'it', 'fr', 'en']) },
} satisfies Meta<typeof LanderLogoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The wordmark is the only link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(
      canvas.getByRole('link', { name: wordsIn(topBar.home({ site: anything })) }),
    ).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('combobox', { name: words(languageMenu.label) })).toHaveValue('de');
  },
};

export const Member: Story = {
  args: { access: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members');
  },
};

/** Italy has one language: there is nothing to choose. */
export const OneLanguage: Story = {
  args: { language: languages(['it']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Night: Story = { args: { background: 'night' } };
export const Accent: Story = { args: { background: 'accent' } };

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false, ...severalLandmarks },
  render: () => (
    <Sheet>
      {Object.entries(countries).map(([country, locales]) => (
        <SheetRow key={country} label={country}>
          <div style={{ inlineSize: '100%' }}>
            <LanderLogoBar language={languages(locales)} />
          </div>
        </SheetRow>
      ))}
      <SheetRow label="above a tinted and above a dark lander, on a phone">
        {(['accent', 'night'] as const).map(background => (
          <div key={background} style={{ inlineSize: '20rem' }}>
            <LanderLogoBar background={background} language={languages(['nl', 'fr', 'de'])} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
