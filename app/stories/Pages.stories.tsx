import type { Meta } from '@storybook/react-vite';
import { dataCategories } from '@velluto/rules';
import { expect, within } from 'storybook/test';
import { words } from '../../packages/ui/test/words.ts';
import { pagesMessages } from '../src/locales/messages/pages/pages.ts';
import { personalDataMessages } from '../src/locales/messages/pages/personal-data.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Pages of text',
  tags: ['sheet'],
  ...screens('Terms, privacy, questions and answers.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Terms: ScreenStory = { args: { address: '/pages/terms' } };

export const Questions: ScreenStory = {
  args: { address: '/pages/faq' },
  play: async ({ canvas }) => {
    const text = within(canvas.getByRole('article'));
    const questions = text.getAllByRole('heading', { level: 2 });
    await expect(questions.length).toBeGreaterThan(8);
    // each question is answered below it, and the table of contents leads to it
    const contents = within(
      canvas.getAllByRole('navigation', { name: words(pagesMessages.sections) }).at(-1) as HTMLElement,
    );
    for (const question of questions) {
      await expect(question.nextElementSibling?.tagName).toBe('P');
      await expect(contents.getByRole('link', { name: question.textContent ?? '' })).toHaveAttribute(
        'href',
        `#${question.id}`,
      );
    }
    await expect(text.getByText(/^\p{L}.* 2 \p{L}*/u)).toBeVisible();
  },
};

export const Privacy: ScreenStory = {
  args: { address: '/pages/privacy', user: people.free },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: words(personalDataMessages.title) });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(Object.keys(dataCategories).length);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    // the companies that show the same members are named
    await expect(canvas.getByText(/Nordlys Online GmbH/)).toBeVisible();
  },
};
