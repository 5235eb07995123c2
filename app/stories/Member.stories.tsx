import type { Meta } from '@storybook/react-vite';
import { getMemberExamples } from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { attributeNames } from '../../packages/ui/src/i18n/messages/profiles/attributes.ts';
import { memberWords } from '../../packages/ui/src/i18n/messages/profiles/member.ts';
import { highlightList } from '../../packages/ui/src/i18n/messages/profiles/profile.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { anything, textOf, words, wordsIn } from '../../packages/ui/test/words.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Member',
  tags: ['sheet'],
  ...screens('The profile of somebody else, for visitors and members.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Visitor: ScreenStory = {
  args: { address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b', user: people.visitor },
};

/** All photos but the main one are locked. */
export const Free: ScreenStory = {
  args: { address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b', user: people.free },
};

export const Match: ScreenStory = {
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b',
    user: people.premium,
    answers: { '/api/member.php': getMemberExamples.matched },
  },
};

/** A fictional profile is marked. */
export const SystemProfile: ScreenStory = {
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b',
    user: people.free,
    answers: { '/api/member.php': getMemberExamples.system },
  },
};

/** The site chooses the facts that a profile shows and the icon of profiles that it made itself. */
export const OtherSite: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b',
    user: people.free,
    answers: { '/api/member.php': getMemberExamples.system },
    site: {
      fictional_icon: 'spark',
      visible_profile_fields: ['drinks', 'body_type'],
      visible_profile_notes: ['fictional'],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const icons = [...canvasElement.querySelectorAll('[data-icon]')];
    await expect(icons.length).toBeGreaterThan(1);
    for (const icon of icons) await expect(icon).toHaveAttribute('data-icon', 'spark');
    const terms = canvas.getAllByRole('term').map(term => term.textContent);
    await expect(terms).toEqual([textOf(attributeNames.drinks), textOf(attributeNames.body_type)]);
    await expect(canvas.getByRole('list', { name: words(highlightList.label) })).not.toHaveTextContent(
      wordsIn(memberWords.speaks({ language: anything })),
    );
  },
};
