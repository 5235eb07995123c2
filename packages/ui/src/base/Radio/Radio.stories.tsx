import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Base/Radio',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'two to five short choices that fit in a line or two.',
      avoid: 'choices that need a picture or a price: those are RadioCards.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the chosen one of the group.'],
        ['Arrow keys', 'Choose the next or previous one.'],
      ],
      screenReader: ['The legend of the group is read when it is entered.'],
    },
  },
  component: Radio,
  args: { label: 'Women', name: 'who' },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its states are drawn beside those of `Checkbox`. */
export const Default: Story = {
  render: args => (
    <>
      <Radio {...args} />
      <Radio {...args} label="Men" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Women'));
    await userEvent.click(canvas.getByLabelText('Men'));
    await expect(canvas.getByLabelText('Women')).not.toBeChecked();
    await expect(canvas.getByLabelText('Men')).toBeChecked();
  },
};
