import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { impossible, lander, visitorsSee } from '../../../testing/landers.ts';
import { Phones } from '../../../testing/Phones.tsx';
import { GalleryLander } from './GalleryLander.tsx';

const meta = {
  title: 'Product/Landers/GalleryLander',
  parameters: {
    guidance: {
      use: 'few, good portraits with name and place.',
      avoid: 'photos of poor quality: each hangs alone.',
    },
    bare: true,
  },
  component: GalleryLander,
  args: { ...lander, members: visitorsSee },
} satisfies Meta<typeof GalleryLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five pictures on a wall, two on phones. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A private viewing' })).toBeVisible();
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
      <GalleryLander {...args} />
      <Phones>
        {[
          <GalleryLander key="usual" {...args} />,
          <GalleryLander key="none" {...args} members={[]} />,
          <GalleryLander key="odd" {...args} members={impossible} />,
        ]}
      </Phones>
    </>
  ),
};
