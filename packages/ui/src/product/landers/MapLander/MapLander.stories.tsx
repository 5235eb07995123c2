import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import { LanderSheet, leadsToSignup, showsScenes, siteTexts } from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { map } from '../../../i18n/messages/landers/lander-pages.ts';
import { MapLander } from './MapLander.tsx';

const meta = {
  title: 'Product/Landers/MapLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'visitors of a country with known towns.',
      avoid: 'positions or distances: the map shows none.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The places are a list with a name; the drawn map is hidden.',
        'That the map is only drawn is said in words.',
      ],
    },
    bare: true,
  },
  component: MapLander,
  args: {
    ...lander,
    members: landerMembers,
    scenes: [scene],
    places: ['Milano', 'Como', 'Varese', 'Bergamo', 'Lecco', 'Brescia'],
  },
} satisfies Meta<typeof MapLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People are placed only at the town that their profile names. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(map.headline),
};

/** Without people the map is a coast by night, with towns alone. */
export const NoMembers: Story = { args: { members: [], scenes: [] } };

/** Where visitors may not see members, the first towns have a picture of the site. */
export const Scenes: Story = { args: { members: [] }, play: showsScenes };

/** Nobody is placed in a town where they do not live. */
export const NobodyThere: Story = {
  args: { places: ['Palermo', 'Bari', 'Lecce'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words(map.label) })).toHaveTextContent('PalermoBariLecce');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const NoPlaces: Story = { args: { places: [] } };

export const OwnWords: Story = { args: siteTexts };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <>
      <LanderSheet
        lander={MapLander}
        args={args}
        extreme={{ members: extremeMembers, places: [longName, 'Bergamo', 'Ny', '🌙'] }}
      />
      <MapLander {...args} members={[]} />
    </>
  ),
};
