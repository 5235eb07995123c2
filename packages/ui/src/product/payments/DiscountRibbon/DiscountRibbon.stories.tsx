import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { DiscountRibbon } from './DiscountRibbon.tsx';

const meta = {
  title: 'Product/Payments/DiscountRibbon',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a discount on a package, in the corner of its ticket.',
      avoid: 'news: that is a Ribbon with its word.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: DiscountRibbon,
  args: { percent: 25, tone: 'p1' },
} satisfies Meta<typeof DiscountRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words('−', formats().percent(25)))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      {[5, 25, 100].map(percent => (
        <SheetRow key={percent} label={`${percent} %, in the four tones`}>
          {(['p0', 'p1', 'p2', 'p3'] as const).map(tone => (
            <DiscountRibbon key={tone} percent={percent} tone={tone} />
          ))}
        </SheetRow>
      ))}
    </Sheet>
  ),
};
