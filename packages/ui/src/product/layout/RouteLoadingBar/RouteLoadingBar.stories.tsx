import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { words } from '../../../../test/words.ts';
import { routeLoadingBar } from '../../../i18n/messages/layout/layout.ts';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

const meta = {
  title: 'Product/Layout/RouteLoadingBar',
  parameters: {
    accessibility: { keyboard: [], screenReader: ['Says that a page is loading only when that takes long.'] },
    since: '1.0.0',
    status: 'stable',
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
    await expect(canvas.getByRole('progressbar', { name: words(routeLoadingBar.label) })).toBeInTheDocument();
  },
};

export const Idle: Story = {
  parameters: { drawsNothing: true },
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The page is loaded: the bar disappears. */
export const Done: Story = {
  render: function Loading(args) {
    const [active, setActive] = useState(true);
    return (
      <>
        <RouteLoadingBar {...args} active={active} />
        <button type="button" onClick={() => setActive(false)}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
