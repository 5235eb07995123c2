import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { CreditsBadge } from './CreditsBadge.tsx';

const meta = {
  title: 'Base/CreditsBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a warning on the way to the packages when ten credits or fewer are left.',
      avoid: 'the balance itself: that is a CoinsBadge.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The number is hidden; “label”, which says what is counted, is read in its place.'],
    },
  },
  component: CreditsBadge,
  args: { credits: 4, label: '4 credits left' },
} satisfies Meta<typeof CreditsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing: Story['play'] = ({ canvasElement }) =>
  expect(canvasElement.querySelector('.vl-CreditsBadge')).toBeNull();

export const Default: Story = {};
export const Empty: Story = { args: { credits: 0, label: 'No credits left' } };
export const Unknown: Story = { parameters: { drawsNothing: true }, args: { credits: null }, play: nothing };
export const Enough: Story = { parameters: { drawsNothing: true }, args: { credits: 11 }, play: nothing };
export const JustEnough: Story = {
  args: { credits: 10 },
  play: ({ canvas }) => expect(canvas.getByText('10')).toBeVisible(),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="unknown, 0, 1, 10, 11">
        {[null, 0, 1, 10, 11].map(credits => (
          <CreditsBadge key={String(credits)} credits={credits} label={`${credits} credits`} />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
