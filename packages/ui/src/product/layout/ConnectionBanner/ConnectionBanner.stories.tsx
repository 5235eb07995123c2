import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { wordsIn } from '../../../../test/words.ts';
import { connectionBanner } from '../../../i18n/messages/layout/layout.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = {
  title: 'Product/Layout/ConnectionBanner',
  component: ConnectionBanner,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'while the live connection is gone.',
      avoid: 'a single failed call: say that where it happened.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['That the connection is lost, or comes back, is announced.'],
    },
    bare: true,
  },
  args: { state: 'offline' },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(connectionBanner.offline));
  },
};

/** The live region stays in the document, so that changes are announced. */
export const Online: Story = {
  parameters: { drawsNothing: true },
  args: { state: 'online' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false },
  render: () => (
    <Sheet>
      <ConnectionBanner state="offline" />
      <ConnectionBanner state="reconnecting" />
    </Sheet>
  ),
};
