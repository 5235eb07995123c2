import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'lombardia', label: 'Lombardia' },
  { value: 'piemonte', label: 'Piemonte' },
  { value: 'friuli', label: 'Friuli-Venezia Giulia' },
];

const meta = {
  title: 'Base/Select',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a choice among many options that members know: a country, a region, a language.',
      avoid: 'fewer than five: Radio shows them all at once.',
    },
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Choose another option.'],
        ['Letters', 'Choose the option that begins with them.'],
      ],
      screenReader: ['A native select: phones and screen readers use their own list.'],
    },
  },
  component: Select,
  args: { label: 'Region', options, onChange: fn() },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'All regions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'piemonte');
    await expect(canvas.getByLabelText('Region')).toHaveValue('piemonte');
  },
};

/** A long choice in little space, as with large text on a phone: it takes more lines instead of being cut. */
export const LongChoice: Story = {
  args: { defaultValue: 'friuli' },
  decorators: [story => <div style={{ inlineSize: '9rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Region');
    const { lineHeight } = getComputedStyle(field);
    await expect(field.clientHeight).toBeGreaterThan(2 * Number.parseFloat(lineHeight));
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <Select {...args} placeholder="All regions" />
      <Select {...args} defaultValue="friuli" description="Where you look." />
      <Select {...args} placeholder="Choose" error="Please choose a region." />
      <Select {...args} defaultValue="piemonte" disabled />
    </Sheet>
  ),
};
