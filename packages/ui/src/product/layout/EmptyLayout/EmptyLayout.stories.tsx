import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sample } from '../../../../test/samples/sample.ts';
import { EmptyLayout } from './EmptyLayout.tsx';

const meta = {
  title: 'Product/Layout/EmptyLayout',
  component: EmptyLayout,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'pages that bring their own frame.', avoid: 'pages that need a way back.' },
    accessibility: {
      keyboard: [],
      screenReader: ['The content is the main landmark; it can take the focus, but Tab does not stop at it.'],
    },
    bare: true,
  },
  args: { children: <p>Nothing but the content.</p> },
} satisfies Meta<typeof EmptyLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(sample('Nothing but the content.'));
    for (const part of ['banner', 'navigation', 'contentinfo'])
      await expect(canvas.queryByRole(part)).toBeNull();
  },
};

export const LongPage: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).map(line => (
      <p key={line}>{line}</p>
    )),
  },
  play: async ({ canvas }) => {
    // the page scrolls to its end
    const last = canvas.getByText('Line 60');
    last.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    );
    await expect(window.scrollY).toBeGreaterThan(0);
  },
};
