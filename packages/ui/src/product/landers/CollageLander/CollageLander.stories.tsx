import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import {
  LanderSheet,
  leadsToSignup,
  marksFictionalProfiles,
  showsScenes,
  siteTexts,
} from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { collage } from '../../../i18n/messages/landers/lander-pages.ts';
import { CollageLander } from './CollageLander.tsx';

const meta = {
  title: 'Product/Landers/CollageLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'many faces at once, without an order.', avoid: 'fewer than three people.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The people are a list; each has name, age and, for a demo profile, its mark.'],
    },
    bare: true,
  },
  component: CollageLander,
  args: { ...lander, members: landerMembers, scenes: [scene] },
} satisfies Meta<typeof CollageLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six pictures around the text, three on phones. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(collage.headline),
};

/** Where visitors may not see members, the site shows its own pictures. */
export const Scenes: Story = {
  args: { members: [] },
  play: async context => {
    await showsScenes(context);
    // further parts of the picture are no entries of the list
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Without people and pictures there is only the text. */
export const NoMembers: Story = { args: { members: [], scenes: [] } };

export const Fictional: Story = {
  args: { members: extremeMembers },
  play: marksFictionalProfiles,
};

export const OwnWords: Story = { args: siteTexts };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => <LanderSheet lander={CollageLander} args={args} />,
};
