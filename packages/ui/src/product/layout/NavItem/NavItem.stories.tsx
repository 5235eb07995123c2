import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words } from '../../../../test/words.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { NavCountBadge } from '../NavCountBadge/NavCountBadge.tsx';
import { NavItem } from './NavItem.tsx';

const meta = {
  title: 'Product/Layout/NavItem',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'an area of the product in the TopBar.', avoid: 'actions.' },
    accessibility: {
      keyboard: [['Enter', 'Opens the page.']],
      screenReader: ['The open page says “current page”; the number beside it is part of the name.'],
    },
  },
  component: NavItem,
  args: {
    icon: icons.message,
    label: 'Messages',
    href: '/chats',
    badge: <NavCountBadge of="unreadMessages" count={3} />,
  },
} satisfies Meta<typeof NavItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(sample('Messages'), ' ', topBar.unread({ count: 3 })) }),
    ).toHaveAttribute('href', '/chats');
  },
};

export const Active: Story = { args: { active: true } };

export const Nothing: Story = { args: { badge: <NavCountBadge of="newLikes" count={0} /> } };
export const Ninetynine: Story = { args: { badge: <NavCountBadge of="newLikes" count={99} /> } };
export const Hundred: Story = {
  args: { badge: <NavCountBadge of="newLikes" count={100} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
/** On a phone: the icon, and the text below it. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

const items = [
  { count: 0, active: false },
  { count: 1, active: true },
  { count: 99, active: false },
  { count: 100, active: false },
  { count: 12_345, active: true },
];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="nothing, 1 and current, 99, 100, 12 345">
        {items.map(({ count, active }) => (
          <NavItem
            key={count}
            icon={icons.like}
            label="Likes"
            href="/likes"
            badge={<NavCountBadge of="newLikes" count={count} />}
            active={active}
          />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
