import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { impossible, lander, visitorsSee } from '../../../testing/landers.ts';
import { Phones } from '../../../testing/Phones.tsx';
import { CollageLander } from './CollageLander.tsx';

const meta = {
  title: 'Product/Landers/CollageLander',
  parameters: {
    guidance: { use: 'many faces at once, without an order.', avoid: 'fewer than three people.' },
    bare: true,
  },
  component: CollageLander,
  args: { ...lander, members: visitorsSee },
} satisfies Meta<typeof CollageLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six cuttings around the words, three on phones. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Faces, not filters' })).toBeVisible();
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
      <CollageLander {...args} />
      <Phones>
        {[
          <CollageLander key="usual" {...args} />,
          <CollageLander key="none" {...args} members={[]} />,
          <CollageLander key="odd" {...args} members={impossible} />,
        ]}
      </Phones>
    </>
  ),
};
