import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  LanderSheet,
  leadsToSignup,
  marksWhoIsNotAMember,
  ownWords,
} from '../../../../test/lander-stories.tsx';
import { impossible, lander, visitorsSee } from '../../../../test/landers.ts';
import { AloneTonightLander } from './AloneTonightLander.tsx';

const meta = {
  title: 'Product/Landers/AloneTonightLander',
  parameters: {
    guidance: {
      use: 'visitors of an evening: one question, few pictures.',
      avoid: 'a claim about who is there just now: light behind a window says nothing of the kind.',
    },
    bare: true,
  },
  component: AloneTonightLander,
  args: { ...lander, members: visitorsSee },
} satisfies Meta<typeof AloneTonightLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two people behind lit windows; the other windows are drawn. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup('Alone tonight?'),
};

/** Without people there is only the text. */
export const NoMembers: Story = { args: { members: [] } };

export const Fictional: Story = {
  args: { members: impossible },
  play: marksWhoIsNotAMember,
};

export const OwnWords: Story = { args: ownWords };

export const States: Story = {
  tags: ['sheet'],
  render: args => <LanderSheet lander={AloneTonightLander} args={args} />,
};
