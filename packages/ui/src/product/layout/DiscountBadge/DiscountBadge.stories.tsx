import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { DiscountBadge } from './DiscountBadge.tsx';

const meta = {
  title: 'Product/Layout/DiscountBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a discount on the way to the packages.',
      avoid: 'the packages themselves: those have a DiscountRibbon.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: DiscountBadge,
  args: { percent: 25 },
} satisfies Meta<typeof DiscountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words('−', formats().percent(25)))).toBeVisible();
  },
};

/** No badge without a discount. */
export const None: Story = {
  parameters: { drawsNothing: true },
  args: { percent: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-DiscountBadge')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="5, 25, 50 · none, 0 (nothing)">
        {[5, 25, 50, null, 0].map(percent => (
          <DiscountBadge key={String(percent)} percent={percent} />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
