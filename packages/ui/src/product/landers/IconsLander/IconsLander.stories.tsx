import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  LanderSheet,
  leadsToSignup,
  marksWhoIsNotAMember,
  ownWords,
} from '../../../../test/lander-stories.tsx';
import { impossible, lander, visitorsSee } from '../../../../test/landers.ts';
import { IconsLander } from './IconsLander.tsx';

const meta = {
  title: 'Product/Landers/IconsLander',
  parameters: {
    guidance: {
      use: 'visitors who distrust sites like this: the conditions come first.',
      avoid: 'promises that the site does not keep.',
    },
    bare: true,
  },
  component: IconsLander,
  args: { ...lander, members: visitorsSee },
} satisfies Meta<typeof IconsLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four texts, each beside a picture. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup('The small print, in large'),
};

/** Without people there is only the text. */
export const NoMembers: Story = { args: { members: [] } };

/** The texts say what a message costs on this site. */
export const OneCredit: Story = {
  args: { messageCredits: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A message costs 1 credit;/)).toBeVisible();
  },
};

export const Fictional: Story = {
  args: { members: impossible },
  play: marksWhoIsNotAMember,
};

export const OwnWords: Story = { args: ownWords };

export const States: Story = {
  tags: ['sheet'],
  render: args => <LanderSheet lander={IconsLander} args={args} />,
};
