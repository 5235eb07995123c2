import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../../../test/keyboard.ts';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { ChipPicker, type ChipPickerProps } from './ChipPicker.tsx';

const options = ['sea', 'cinema', 'flea markets', 'playing an instrument', 'baking'].map(value => ({
  value,
  label: value,
}));

const Live = ({ onChange, ...props }: ChipPickerProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <ChipPicker
      {...props}
      value={value}
      onChange={change => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
};

const meta = {
  title: 'Patterns/ChipPicker',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'choosing any number of many short things.',
      avoid: 'one of a few: RadioCards. Yes or no: Switch.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the chips.'],
        ['Enter, Space', 'Choose a chip or take it back.'],
      ],
      screenReader: ['Each chip says whether it is chosen.'],
    },
  },
  component: ChipPicker,
  render: Live,
  args: { label: 'Interests', options, value: ['cinema'], onChange: fn() },
} satisfies Meta<typeof ChipPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard; chosen values keep the order of the options, in whatever order they were pressed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'cinema' })).toHaveAttribute('aria-pressed', 'true');
    tabTo(canvas.getByRole('button', { name: 'sea' }));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['sea', 'cinema'] });
    tabTo(canvas.getByRole('button', { name: 'cinema' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['sea'] });
  },
};

/** A value that is no longer among the options is dropped with the next choice. */
export const Unknown: Story = {
  args: { value: ['gramophones'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'baking' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: ['baking'] });
  },
};

const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft';

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="nothing, some, all · a long one in 320 px">
        <ChipPicker {...args} value={[]} />
        <ChipPicker {...args} />
        <ChipPicker {...args} value={options.map(({ value }) => value)} />
        <div style={{ inlineSize: '18rem' }}>
          <ChipPicker {...args} options={[...options, { value: 'long', label: long }]} value={['long']} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
