import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import { LanderSheet, leadsToSignup, showsScenes, siteTexts } from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { socialNetwork } from '../../../i18n/messages/landers/lander-pages.ts';
import { SocialNetworkLander } from './SocialNetworkLander.tsx';

const named = [
  ['cinema', 'travelling'],
  ['cinema', 'sea', 'cooking'],
  ['travelling', 'sea', 'theatre', 'weekend_trips'],
  ['theatre', 'museums'],
  ['weekend_trips', 'museums', 'cooking'],
];
const people = landerMembers
  .slice(0, 5)
  .map((person, index) => ({ ...person, interests: named[index] ?? [] }));
const extreme = extremeMembers.map(person => ({ ...person, interests: ['cinema'] }));

const meta = {
  title: 'Product/Landers/SocialNetworkLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'sites on which many members name interests.',
      avoid: 'interests that only one of two people named: no line joins them.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The people are a list; each thread is a sentence with both names and what they share.',
        'The drawn lines are hidden.',
      ],
    },
    bare: true,
  },
  component: SocialNetworkLander,
  args: { ...lander, members: people, scenes: [scene] },
} satisfies Meta<typeof SocialNetworkLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines name only interests that two people really share. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(socialNetwork.headline),
};

/** Where visitors may not see members, interests stand on a picture of the site. */
export const Scenes: Story = {
  args: { members: [] },
  play: showsScenes,
};

/** Without people and pictures there is only the text. */
export const NoMembers: Story = { args: { members: [], scenes: [] } };

/** No two of them share an interest: there are no lines. */
export const NothingInCommon: Story = {
  args: { members: people.map(person => ({ ...person, interests: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words(socialNetwork.label) })).toBeEmptyDOMElement();
  },
};

export const Two: Story = { args: { members: people.slice(0, 2) } };

export const OwnWords: Story = { args: siteTexts };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => <LanderSheet lander={SocialNetworkLander} args={args} extreme={{ members: extreme }} />,
};
