import type { Meta } from '@storybook/react-vite';
import { getComplaintsExamples, getMemberExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { emailField } from '../../packages/ui/src/i18n/messages/accounts/signup-fields.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { anything, words, wordsIn } from '../../packages/ui/test/words.ts';
import { moderationMessages } from '../src/locales/messages/moderation.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Moderation',
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
        moderationMessages.state({ state: 'decided' }),
        anything,
        moderationMessages.outcome({ outcome: 'warned' }),
        anything,
        moderationMessages.ground({ ground: 'terms' }),
        anything,
        moderationMessages.appeal,
      ),
    );
    await expect(received).toHaveTextContent(
      wordsIn(`V-1HZ8-Q0WD-5NBC${anything}`, moderationMessages.state({ state: 'received' })),
    );
    await expect(received).not.toHaveTextContent(wordsIn(moderationMessages.appeal));
    await expect(canvas.getByRole('combobox', { name: words(moderationMessages.reason) })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words(moderationMessages.name) })).toBeNull();
  },
};

export const NoComplaints: ScreenStory = {
  args: {
    address: '/complaints',
    user: people.free,
    answers: { '/api/complaints.php': getComplaintsExamples.none },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: words(moderationMessages.own) })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: words(moderationMessages.words) })).toBeVisible();
  },
};

/** Visitors name themselves, and the address of what it is about if they have one. */
export const Visitor: ScreenStory = {
  args: { address: '/complaints' },
  play: async ({ canvas }) => {
    for (const label of [moderationMessages.name, emailField.label])
      await expect(canvas.getByRole('textbox', { name: words(label) })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: words(moderationMessages.words) })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words(moderationMessages.address) })).not.toBeRequired();
  },
};

/** The link of the mail about a suspension says who objects, and to what: only the words are asked for. */
export const Objection: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/complaints?measure=V-7KQ4-M2XP-9TRD&key=q7o1Zb0w' },
  play: async ({ canvas }) => {
    const heading = moderationMessages.objection({ reference: 'V-7KQ4-M2XP-9TRD' });
    await expect(canvas.getByRole('heading', { name: words(heading) })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: words(moderationMessages.words) })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: words(moderationMessages.reason) })).toBeNull();
  },
};

/** The page of the person is the address. */
export const AboutMember: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: `/complaints?profile=${getMemberExamples.free.profile.id}`, user: people.free },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: words(moderationMessages.words) })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words(moderationMessages.address) })).toBeNull();
  },
};

/** The server knows what is no web address. */
export const AddressRefused: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/complaints',
    user: people.free,
    answers: {
      'POST /api/complaint.php': {
        code: 'invalid_request',
        message: '',
        details: [{ field: 'url', code: 'format', message: '' }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: words(moderationMessages.address) });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: words(moderationMessages.reason) }),
      'service',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: words(moderationMessages.words) }),
      'Ten letters.',
    );
    await userEvent.type(field, 'the page of Bruno');
    await userEvent.click(canvas.getByRole('button', { name: words(moderationMessages.send) }));
    await expect(await canvas.findByText(words(moderationMessages.addressWrong))).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('the page of Bruno');
  },
};
