import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { activeFilters, searchForm } from '../../../i18n/messages/search.ts';
import { AgeRange, type AgeRangeProps } from './AgeRange.tsx';

const Live = ({ onChange, ...props }: AgeRangeProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <AgeRange
      {...props}
      value={value}
      onChange={next => {
        setValue(next.value);
        onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Product/Search/AgeRange',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the range of ages to search for.', avoid: "a member's own age: that is a DateField." },
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Move the handle by one.'],
        ['Home, End', 'Move it to the lowest or highest age.'],
      ],
      screenReader: ['Two sliders, each with a name and a value.'],
    },
  },
  component: AgeRange,
  render: Live,
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: { from: 28, to: 40 }, onChange: fn() },
} satisfies Meta<typeof AgeRange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Handles never cross: the one that is pushed moves the other along. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(words(activeFilters.ages({ from: '28', to: '40' })))).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: words(searchForm.ageFrom) }), {
      target: { value: '50' },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: 50, to: 50 } });
  },
};

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="18 only, everyone, part">
        {[
          { from: 18, to: 18 },
          { from: 18, to: 99 },
          { from: 28, to: 40 },
        ].map(value => (
          <div key={value.to} style={{ inlineSize: '20rem' }}>
            <AgeRange value={value} onChange={nothing} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
