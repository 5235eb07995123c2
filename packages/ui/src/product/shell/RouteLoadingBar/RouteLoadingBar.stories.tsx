import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

const meta = {
  title: 'Product/Shell/RouteLoadingBar',
  parameters: {
    guidance: {
      use: 'while the next page loads, once per page.',
      avoid: 'parts of a page: those have a Spinner or a Skeleton.',
    },
  },
  component: RouteLoadingBar,
  args: { active: true },
} satisfies Meta<typeof RouteLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  },
};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
