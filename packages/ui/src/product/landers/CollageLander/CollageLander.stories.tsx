import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  LanderSheet,
  leadsToSignup,
  marksFictionalProfiles,
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
  args: { ...lander, members: landerMembers },
} satisfies Meta<typeof CollageLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six pictures around the text, three on phones. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(collage.headline),
};

/** Without people there is only the text. */
export const NoMembers: Story = { args: { members: [] } };

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
