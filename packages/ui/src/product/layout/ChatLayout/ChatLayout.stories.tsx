import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';
import { ChatLayout } from './ChatLayout.tsx';

const conversation = (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section style={{ overflowY: 'auto', padding: '1rem' }} aria-label="Messages" tabIndex={0}>
    {Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).map(line => (
      <p key={line}>{line}</p>
    ))}
  </section>
);

const meta = {
  title: 'Product/Layout/ChatLayout',
  component: ChatLayout,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a conversation, which fills the window.', avoid: 'pages that scroll.' },
    accessibility: {
      keyboard: [['Tab', 'The first stop is the link that skips to the content.']],
      screenReader: ['The content is the main landmark; the skip link moves the focus into it.'],
    },
    bare: true,
  },
  args: { children: conversation },
} satisfies Meta<typeof ChatLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the window: only what is inside scrolls. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await waitFor(() => expect(main.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const WithBanner: Story = { args: { banners: <ConnectionBanner state="offline" /> } };
