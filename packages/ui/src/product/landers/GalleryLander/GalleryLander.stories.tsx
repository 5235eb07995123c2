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
import { gallery } from '../../../i18n/messages/landers/lander-pages.ts';
import { GalleryLander } from './GalleryLander.tsx';

const meta = {
  title: 'Product/Landers/GalleryLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'few, good portraits with name and place.',
      avoid: 'photos of poor quality: each is shown large.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The people are a list; each has name, age, place and, for a demo profile, its mark.'],
    },
    bare: true,
  },
  component: GalleryLander,
  args: { ...lander, members: landerMembers, scenes: [scene] },
} satisfies Meta<typeof GalleryLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five pictures on a wall, two on phones. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(gallery.headline),
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
  render: args => <LanderSheet lander={GalleryLander} args={args} />,
};
