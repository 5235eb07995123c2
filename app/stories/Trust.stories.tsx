import type { Meta } from '@storybook/react-vite';
import { getComplaintsExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { emailField } from '../../packages/ui/src/i18n/messages/accounts/signup-fields.ts';
import { anything, words, wordsIn } from '../../packages/ui/test/words.ts';
import { trustMessages } from '../src/locales/messages/moderation.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Trust',
  tags: ['sheet'],
  ...screens('Reports and complaints: writing one, following it, appealing.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Complaints: ScreenStory = {
  args: { address: '/complaints', user: people.premium },
  play: async ({ canvas }) => {
    const [decided, received] = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(decided).toHaveTextContent(
      wordsIn(
        `V-7KQ4-M2XP-9TRD${anything}`,
        trustMessages.state({ state: 'decided' }),
        anything,
        trustMessages.outcome({ outcome: 'warned' }),
        anything,
        trustMessages.ground({ ground: 'terms' }),
        anything,
        trustMessages.appeal,
      ),
    );
    await expect(received).toHaveTextContent(
      wordsIn(`V-1HZ8-Q0WD-5NBC${anything}`, trustMessages.state({ state: 'received' })),
    );
    await expect(received).not.toHaveTextContent(wordsIn(trustMessages.appeal));
    await expect(canvas.getByRole('combobox', { name: words(trustMessages.reason) })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words(trustMessages.name) })).toBeNull();
  },
};

export const NoComplaints: ScreenStory = {
  args: {
    address: '/complaints',
    user: people.free,
    answers: { '/api/complaints.php': getComplaintsExamples.none },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: words(trustMessages.own) })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: words(trustMessages.words) })).toBeVisible();
  },
};

/** Visitors name themselves. */
export const Visitor: ScreenStory = {
  args: { address: '/complaints' },
  play: async ({ canvas }) => {
    for (const label of [trustMessages.name, emailField.label])
      await expect(canvas.getByRole('textbox', { name: words(label) })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: words(trustMessages.words) })).toBeVisible();
  },
};
