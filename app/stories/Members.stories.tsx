import type { Meta } from '@storybook/react-vite';
import { searchMembersExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { activeFilters, partnerTile } from '../../packages/ui/src/i18n/messages/search.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words } from '../../packages/ui/test/words.ts';
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

/** Fewer results than a page: similar people follow. */
export const Few: ScreenStory = { args: { address: '/members', user: people.premium } };

export const None: ScreenStory = {
  args: {
    address: '/members?min_age=18&max_age=18',
    user: people.free,
    answers: { '/api/members.php': searchMembersExamples.none },
  },
};

/** Tiles of partners stand below the members, as advertising, where the site file says so. */
export const Partners: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/members',
    user: people.free,
    site: {
      member_resell: true,
      partner_tiles: [
        {
          kind: 'cam',
          name: 'Bianca',
          age: 28,
          origin: 'operator',
          language: 'it',
          photo: { src: '/gifts/rose.svg', width: 100, height: 100 },
          href: 'https://partner.example/bianca',
          site: 'partner.example',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words(partnerTile.title) })).toBeVisible();
    await expect(
      canvas.getByText(words(partnerTile.adLong({ site: 'partner.example' }))),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Bianca, 28' })).toHaveAttribute(
      'href',
      'https://partner.example/bianca',
    );
  },
};

/** A site whose file names one filter offers that one. */
export const FewFilters: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/members?countryregion=IT-25&gender=male',
    user: people.free,
    site: { search_fields: ['gender'] },
  },
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('group', { name: words(activeFilters.label) });
    await expect(filters.querySelectorAll('button')).toHaveLength(1);
  },
};
