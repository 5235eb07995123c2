import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Base/DateField',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'dates far away that everybody knows, such as a birthday.',
      avoid: 'a day in the near future, for which a calendar is better.',
    },
    accessibility: {
      keyboard: [['Tab', 'Goes through day, month and year, in the order of the language.']],
      screenReader: [
        'The three boxes are a group with the label as its name; browsers can fill in a birthday.',
      ],
    },
  },
  component: DateField,
  args: {
    label: 'Date of birth',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    value: '',
    birthday: true,
    onChange: fn(),
  },
  decorators: [story => <div style={{ inlineSize: '22rem' }}>{story()}</div>],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While boxes are empty, the value has only the parts that were typed. */
export const Default: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return (
      <DateField
        {...args}
        value={value}
        onChange={change => {
          args.onChange(change);
          setValue(change.value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '3');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '-02-03' });
    await userEvent.type(canvas.getByLabelText('Year'), '1990');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1990-02-03' });
  },
};

/** An incomplete value fills the boxes it has parts for. */
export const OnItsWay: Story = {
  args: { value: '199--03' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveValue('3');
    await expect(canvas.getByLabelText('Month')).toHaveValue('');
    await expect(canvas.getByLabelText('Year')).toHaveValue('199');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <DateField {...args} description="Others see only your age." />
      <DateField {...args} value="1990-09-03" />
      <DateField {...args} value="2012-02-29" error="You must be 18." />
      <DateField {...args} value="1990-02-03" disabled />
    </Sheet>
  ),
};
