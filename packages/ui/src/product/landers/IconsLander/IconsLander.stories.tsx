import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  LanderSheet,
  leadsToSignup,
  marksFictionalProfiles,
  siteTexts,
} from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { wordsIn } from '../../../../test/words.ts';
import { icons } from '../../../i18n/messages/landers/lander-pages.ts';
import { IconsLander } from './IconsLander.tsx';

const meta = {
  title: 'Product/Landers/IconsLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'visitors who distrust dating sites: the conditions come first.',
      avoid: 'promises that the site does not keep.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'Each promise is a heading with a text, in one list with the people; the icons are hidden.',
      ],
    },
    bare: true,
  },
  component: IconsLander,
  args: { ...lander, members: landerMembers },
} satisfies Meta<typeof IconsLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four texts, each beside a picture. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(icons.headline),
};

/** Without people there is only the text. */
export const NoMembers: Story = { args: { members: [] } };

/** The texts say what a message costs on this site. */
export const OneCredit: Story = {
  args: { messageCredits: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(icons.priceText({ credits: 1 })))).toBeVisible();
  },
};

export const Fictional: Story = {
  args: { members: extremeMembers },
  play: marksFictionalProfiles,
};

export const OwnWords: Story = { args: siteTexts };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => <LanderSheet lander={IconsLander} args={args} />,
};
