import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import {
  LanderSheet,
  leadsToSignup,
  marksFictionalProfiles,
  siteTexts,
} from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { aloneTonight } from '../../../i18n/messages/landers/lander-pages.ts';
import { AloneTonightLander } from './AloneTonightLander.tsx';

const meta = {
  title: 'Product/Landers/AloneTonightLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'visitors in the evening: one question, few pictures.',
      avoid: 'claiming that people are online now: the windows do not say so.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The people in the lit windows are a list; dark windows are hidden.'],
    },
    bare: true,
  },
  component: AloneTonightLander,
  args: { ...lander, members: landerMembers, scenes: [scene] },
} satisfies Meta<typeof AloneTonightLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two people behind lit windows; the other windows are drawn. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(aloneTonight.headline),
};

/** Where visitors may not see members, the large windows mirror pictures of the site, which say nothing to screen readers. */
export const Scenes: Story = {
  args: { members: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.vl-LanderScene')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
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
  render: args => <LanderSheet lander={AloneTonightLander} args={args} />,
};
