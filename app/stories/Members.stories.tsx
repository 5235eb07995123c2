import type { Meta } from '@storybook/react-vite';
import { searchMembersExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Members',
  tags: ['sheet'],
  ...screens('The search: many people, few, none.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Visitor: ScreenStory = {
  args: {
    address: '/members',
    user: people.visitor,
    answers: { '/api/members.php': searchMembersExamples.many },
  },
};

export const Free: ScreenStory = {
  args: {
    address: '/members',
    user: people.free,
    answers: { '/api/members.php': searchMembersExamples.many },
  },
};

/** Less than a page: similar people follow. */
export const Few: ScreenStory = { args: { address: '/members', user: people.premium } };

export const None: ScreenStory = {
  args: {
    address: '/members?min_age=18&max_age=18',
    user: people.free,
    answers: { '/api/members.php': searchMembersExamples.none },
  },
};

/** A site whose file names one filter offers that one. */
export const FewFilters: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/members?countryregion=IT-25&gender=male',
    user: people.free,
    site: { search_fields: ['gender'] },
  },
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('group', { name: 'Filters' });
    await expect(filters.querySelectorAll('button')).toHaveLength(1);
  },
};
