import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Base/RadioCards',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a few choices that need space: payment methods, whom a member looks for.',
      avoid: 'long lists: that is a Select.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the chosen card.'],
        ['Arrow keys', 'Choose the next or previous card.'],
      ],
      screenReader: ['The legend is read on entering the group, name and detail with each card.'],
    },
  },
  component: RadioCards,
  args: {
    legend: 'I am',
    options: [
      { value: 'female', label: 'A woman' },
      { value: 'male', label: 'A man' },
    ],
    value: '',
    columns: 2,
    onChange: fn(),
  },
  decorators: [story => <div style={{ inlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sample('A man') }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'male' });
  },
};

/** Mouse and finger press a card; arrow keys choose without it. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'male', onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const man = canvas.getByRole('radio', { name: sample('A man') });
    await userEvent.click(man);
    await expect(args.onPress).toHaveBeenCalledWith({ value: 'male' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'female' });
    await userEvent.dblClick(canvas.getByText(sample('A man')));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <RadioCards {...args} name="a" />
      <RadioCards {...args} name="b" value="female" />
      <RadioCards {...args} name="c" error="Please choose one." />
      <RadioCards
        {...args}
        name="d"
        legend="Pay with"
        columns={1}
        value="card"
        options={[
          {
            value: 'card',
            label: 'Card',
            description: 'Visa, Mastercard',
            icon: <Icon shape={icons.card} />,
          },
          {
            value: 'debit',
            label: 'Direct debit',
            description: 'From your bank account',
            icon: <Icon shape={icons.coin} />,
          },
          {
            value: 'sms',
            label: 'SMS',
            description: 'Not in your country',
            disabled: true,
            icon: <Icon shape={icons.message} />,
          },
        ]}
      />
      <RadioCards
        {...args}
        name="e"
        legend="At what time?"
        columns="fit"
        value="20"
        options={['18', '19', '20', '21', '22'].map(hour => ({
          value: hour,
          label: `${hour} o’clock`,
          ...(hour === '18' ? { description: 'Taken', disabled: true } : {}),
        }))}
      />
    </Sheet>
  ),
};
