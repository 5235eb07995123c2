import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { searchPage } from '../../../i18n/messages/search.ts';
import { MemberPages } from './MemberPages.tsx';

const href = '/members?page={page}';

const meta = {
  title: 'Product/Search/MemberPages',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'below a MemberGrid.', avoid: 'conversations.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the pages.'],
        ['Enter', 'Opens the page.'],
      ],
      screenReader: ['A navigation with a name; the open page says “current page”.'],
    },
  },
  component: MemberPages,
  args: { page: 3, pages: 9, href },
} satisfies Meta<typeof MemberPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(searchPage.page({ page: '3' })) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: words(searchPage.next) })).toHaveAttribute(
      'href',
      '/members?page=4',
    );
  },
};

export const Single: Story = {
  parameters: { drawsNothing: true },
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Last: Story = {
  args: { page: 9, pages: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: words(searchPage.next) })).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  render: () => (
    <Sheet>
      <SheetRow label="first, middle, last, 500 pages">
        <MemberPages page={1} pages={9} href={href} />
        <MemberPages page={5} pages={9} href={href} />
        <MemberPages page={9} pages={9} href={href} />
        <MemberPages page={250} pages={500} href={href} />
      </SheetRow>
    </Sheet>
  ),
};
