import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../test/clock.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { AccountDeletedNotice } from './AccountDeletedNotice.tsx';

const inDays = (days: number) => new Date(storyNow + days * 86_400_000).toISOString();

const meta = {
  title: 'Product/Notices/AccountDeletedNotice',
  parameters: {
    guidance: {
      use: 'after an account was deleted, while it can be restored.',
      avoid: 'accounts that were switched off: that is the ProfileDisabledNotice.',
    },
  },
  component: AccountDeletedNotice,
  args: { restorableUntil: inDays(14), homeHref: '/' },
} satisfies Meta<typeof AccountDeletedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/for 14 days, until 5 December 2026,/)).toBeVisible();
  },
};

/** Opened again on the last day. */
export const LastDay: Story = {
  args: { restorableUntil: inDays(0.5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/for 1 day, until/)).toBeVisible();
  },
};

export const Over: Story = {
  args: { restorableUntil: inDays(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/brings your account back/)).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { a11y: { options: { rules: { 'page-has-heading-one': { enabled: false } } } } },
  render: args => (
    <Sheet>
      <SheetRow label="14 days · over · 320 px">
        <div style={{ inlineSize: '26rem' }}>
          <AccountDeletedNotice {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <AccountDeletedNotice {...args} restorableUntil={inDays(-1)} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <AccountDeletedNotice {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
