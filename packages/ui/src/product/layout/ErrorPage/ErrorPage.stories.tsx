import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { errorPage } from '../../../i18n/messages/layout/layout.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Product/Layout/ErrorPage',
  component: ErrorPage,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a page that does not exist or failed.',
      avoid: 'a part of a page that failed: that is a Notice.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link or button.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['The title is the heading of first level; the number is hidden.'],
    },
    bare: true,
  },
  args: { statusCode: 404, homeHref: '/' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(errorPage.notFound) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(errorPage.home) })).toHaveAttribute('href', '/');
  },
};

export const ServerError: Story = {
  args: { statusCode: 500, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(errorPage.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongMessage: Story = {
  args: { statusCode: 503, message: 'Maintenance. '.repeat(20) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('503')).toBeVisible();
    await expect(canvas.getByText(String(args.message).trim())).toBeVisible();
  },
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesFailed: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { statusCode: 500, onRetry: () => undefined },
};
