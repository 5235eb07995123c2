import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Sheet } from '../../../test/Sheet.tsx';
import { RangePair } from './RangePair.tsx';

const meta = {
  title: 'Base/RangePair',
  parameters: {
    guidance: {
      use: 'a span on a short scale where the exact number hardly matters.',
      avoid: 'exact amounts: two TextFields are quicker.',
    },
  },
  component: RangePair,
  args: {
    legend: 'Age',
    labels: { from: 'Youngest', to: 'Oldest' },
    min: 18,
    max: 99,
    value: { from: 28, to: 40 },
    text: '28–40',
    onChange: fn(),
  },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof RangePair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A handle that passes the other takes it along. */
export const Crossed: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Youngest'), { target: { value: '50' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 50, to: 50 });
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: args => (
    <Sheet>
      <RangePair {...args} />
      <RangePair {...args} value={{ from: 18, to: 99 }} text="18–99" />
      <RangePair {...args} value={{ from: 18, to: 18 }} text="18" />
    </Sheet>
  ),
};
