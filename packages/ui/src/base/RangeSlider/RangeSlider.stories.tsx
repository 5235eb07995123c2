import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const meta = {
  title: 'Base/RangeSlider',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a range on a short scale where the exact number hardly matters.',
      avoid: 'exact amounts: two TextFields are quicker.',
    },
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Move the handle by one.'],
        ['Home, End', 'Move it to the lowest or highest value.'],
      ],
      screenReader: ['Two sliders, each with a name and a value; neither passes the other.'],
    },
  },
  component: RangeSlider,
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
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A handle that passes the other takes it along. */
export const Crossed: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Youngest'), { target: { value: '50' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: 50, to: 50 } });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <RangeSlider {...args} />
      <RangeSlider {...args} value={{ from: 18, to: 99 }} text="18–99" />
      <RangeSlider {...args} value={{ from: 18, to: 18 }} text="18" />
      <RangeSlider {...args} disabled />
    </Sheet>
  ),
};
