import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { whyThisOrder } from '../../../i18n/messages/search.ts';
import { type OrderedList, WhyThisOrder } from './WhyThisOrder.tsx';

const lists: OrderedList[] = [
  'search',
  'nearlyFits',
  'related',
  'finder',
  'swipe',
  'likes',
  'profileViews',
  'home',
];

const meta = {
  title: 'Product/Search/WhyThisOrder',
  parameters: {
    since: '1.1.0',
    status: 'stable',
    guidance: {
      use: 'below every list of people that the server puts in order.',
      avoid: 'lists that the reader has sorted: they know why.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Opens or closes the answer.']],
      screenReader: ['The question says whether the answer is open.'],
    },
  },
  component: WhyThisOrder,
  args: { list: 'search', onChange: fn() },
} satisfies Meta<typeof WhyThisOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(words(whyThisOrder.search))).not.toBeVisible();
    await userEvent.click(canvas.getByText(words(whyThisOrder.question)));
    await expect(canvas.getByText(words(whyThisOrder.search))).toBeVisible();
    const change = canvas.getByRole('button', { name: words(whyThisOrder.change({ change: 'filters' })) });
    await userEvent.click(change);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A list without filters leads to the search, which has some. */
export const WithoutFilters: Story = {
  args: { list: 'swipe', open: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(whyThisOrder.change({ change: 'search' })) }),
    ).toHaveAttribute('href', '/members');
  },
};

/** A list by time alone has nothing to change. */
export const ByTime: Story = {
  args: { list: 'likes', open: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="closed">
        <WhyThisOrder {...args} />
      </SheetRow>
      {lists.map(list => (
        <SheetRow key={list} label={list}>
          <WhyThisOrder {...args} list={list} open />
        </SheetRow>
      ))}
    </Sheet>
  ),
};
