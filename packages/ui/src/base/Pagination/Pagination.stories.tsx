import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { words } from '../../../test/words.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Base/Pagination',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'long lists to which members return at a certain page.',
      avoid: 'conversations: older messages are loaded by scrolling.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the page.']],
      screenReader: ['A navigation with a name; the current page is announced as such.'],
    },
  },
  component: Pagination,
  args: {
    page: 5,
    pages: 20,
    href: '#page={page}',
    label: 'Pages',
    labels: { previous: 'Previous page', next: 'Next page', page: number => `Page ${number}` },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words('Page 5'), current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sample('Next page') })).toHaveAttribute('href', '#page=6');
  },
};
export const OnePage: Story = {
  parameters: { drawsNothing: true },
  args: { page: 1, pages: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
/** The first page has an address without a number. */
export const Second: Story = {
  args: { page: 2, firstHref: '#first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words('Page 1') })).toHaveAttribute('href', '#first');
    await expect(canvas.getByRole('link', { name: sample('Previous page') })).toHaveAttribute(
      'href',
      '#first',
    );
    await expect(canvas.getByRole('link', { name: words('Page 3') })).toHaveAttribute('href', '#page=3');
  },
};
/** The first page has no arrow back, the last page no arrow forward. */
export const Last: Story = {
  args: { page: 500, pages: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words('Page 500'), current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: sample('Next page') })).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {[
        [1, 3],
        [1, 20],
        [5, 20],
        [20, 20],
        [250, 500],
        [500, 500],
      ].map(([page = 1, pages = 1]) => (
        <Pagination
          key={`${page}-${pages}`}
          {...args}
          label={`Page ${page} of ${pages}`}
          page={page}
          pages={pages}
        />
      ))}
    </Sheet>
  ),
};
