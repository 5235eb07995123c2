import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Base/CountBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the number of new items behind a link. Give screen readers a text for it.',
      avoid: 'totals that are not news, such as the number of photos.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'With a “label” the number is hidden and the label is read in its place; at zero nothing is there.',
      ],
    },
  },
  component: CountBadge,
  args: { count: 3, overflow: '99+', label: '3 unread messages' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = {
  parameters: { drawsNothing: true },
  args: { count: 0 },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('.vl-CountBadge')).toBeNull(),
};
export const Capped: Story = {
  args: { count: 100 },
  play: ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
};
export const Last: Story = {
  args: { count: 99 },
  play: ({ canvas }) => expect(canvas.getByText('99')).toBeVisible(),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="0, 1, 9, 10, 99, 100, 12 345, unknown">
        {[0, 1, 9, 10, 99, 100, 12_345, undefined].map(count => (
          <CountBadge key={String(count)} count={count} overflow="99+" />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
