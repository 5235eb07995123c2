import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { languageMenu } from '../../../i18n/messages/layout/layout.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'Product/Layout/LanguageMenu',
  parameters: {
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Choose another language.'],
        ['Letters', 'Choose the language that begins with them.'],
      ],
      screenReader: [
        'A native select with a name; the letters beside it are hidden.',
        'Each language is named in itself and marked as such, so it is read with its own voice.',
      ],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'sites with two languages or more; below that it draws nothing.',
      avoid: 'choosing the languages a person speaks.',
    },
  },
  component: LanguageMenu,
  args: { locales: ['it', 'en', 'de'], current: 'it', onChange: fn() },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: words(languageMenu.label) });
    await expect(list).toHaveValue('it');
    await userEvent.selectOptions(list, 'Deutsch');
    await expect(args.onChange).toHaveBeenCalledWith({ locale: 'de' });
  },
};

/** One language is no choice: nothing is shown. */
export const Single: Story = {
  parameters: { drawsNothing: true },
  args: { locales: ['it'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Seven: Story = { args: { locales: ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'], current: 'pl' } };

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="two, four, seven languages">
        <LanguageMenu locales={['en', 'es']} current="en" onChange={nothing} />
        <LanguageMenu locales={['de', 'it', 'fr', 'en']} current="fr" onChange={nothing} />
        <LanguageMenu locales={['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']} current="pl" onChange={nothing} />
      </SheetRow>
    </Sheet>
  ),
};
