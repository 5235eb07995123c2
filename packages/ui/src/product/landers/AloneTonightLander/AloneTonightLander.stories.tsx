import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { impossible, lander, visitorsSee } from '../../../testing/landers.ts';
import { Phones } from '../../../testing/Phones.tsx';
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
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alone tonight?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up for free' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

/** Words stand alone, nothing is made up. */
export const NoMembers: Story = { args: { members: [] } };

/** Who is not a private member is marked here too. */
export const Fictional: Story = {
  args: { members: impossible },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Not a private member/).length).toBeGreaterThan(0);
  },
};

export const OwnWords: Story = {
  args: { headline: 'A *northern* evening', lead: 'Long light, short ways.', minAge: 21 },
};

export const States: Story = {
  tags: ['sheet'],
  render: args => (
    <>
      <AloneTonightLander {...args} />
      <Phones>
        {[
          <AloneTonightLander key="usual" {...args} />,
          <AloneTonightLander key="none" {...args} members={[]} />,
          <AloneTonightLander key="odd" {...args} members={impossible} />,
        ]}
      </Phones>
    </>
  ),
};
