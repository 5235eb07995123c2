import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { LanguageBadge } from './LanguageBadge.tsx';

const meta = {
  title: 'Product/Profiles/LanguageBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the language a person writes in, on a picture.',
      avoid: 'choosing a language: that is the LanguageMenu.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The two letters are hidden; which language the person speaks is read in words.'],
    },
  },
  component: LanguageBadge,
  args: { language: 'it' },
} satisfies Meta<typeof LanguageBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IT')).toBeVisible();
    await expect(
      canvas.getByText(words(memberWords.speaks({ language: formats().language('it') }))),
    ).toBeInTheDocument();
  },
};

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'de-CH', 'xx'];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="the seven languages, a variant of one, one nobody knows">
        <div style={{ inlineSize: '10rem' }}>
          <Photo photo={portrait(8)} alt="">
            <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4, padding: 8 }}>
              {languages.map(language => (
                <LanguageBadge key={language} language={language} />
              ))}
            </span>
          </Photo>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
