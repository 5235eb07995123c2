import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { impossible, lander, visitorsSee } from '../../../testing/landers.ts';
import { Phones } from '../../../testing/Phones.tsx';
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

/** Four points, each beside a picture. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The small print, in large' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up for free' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

/** Words stand alone, nothing is made up. */
export const NoMembers: Story = { args: { members: [] } };

/** The points say what a message costs on this site. */
export const OneCredit: Story = {
  args: { messageCredits: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A message costs 1 credit;/)).toBeVisible();
  },
};

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
      <IconsLander {...args} />
      <Phones>
        {[
          <IconsLander key="usual" {...args} />,
          <IconsLander key="none" {...args} members={[]} />,
          <IconsLander key="odd" {...args} members={impossible} />,
        ]}
      </Phones>
    </>
  ),
};
