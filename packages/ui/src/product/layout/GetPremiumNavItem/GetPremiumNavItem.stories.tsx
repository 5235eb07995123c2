import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { GetPremiumNavItem } from './GetPremiumNavItem.tsx';

const meta = {
  title: 'Product/Layout/GetPremiumNavItem',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members who have not bought anything yet.',
      avoid: 'those who have: they see their balance.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the page of the packages.']],
      screenReader: ['The discount is part of the name; the coin is hidden.'],
    },
  },
  component: GetPremiumNavItem,
  args: { href: '/credits' },
} satisfies Meta<typeof GetPremiumNavItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discounted: Story = { args: { discountPercent: 25 } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="plain, with a discount">
        <GetPremiumNavItem href="/credits" />
        <GetPremiumNavItem href="/credits" discountPercent={25} />
      </SheetRow>
    </Sheet>
  ),
};
