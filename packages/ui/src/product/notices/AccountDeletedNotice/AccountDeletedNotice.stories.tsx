import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { wordsIn } from '../../../../test/words.ts';
import { accountDeletedNotice } from '../../../i18n/messages/notices.ts';
import { AccountDeletedNotice } from './AccountDeletedNotice.tsx';

const meta = {
  title: 'Product/Notices/AccountDeletedNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'after an account was deleted, while it can be restored.',
      avoid: 'accounts that were switched off: that is the ProfileDisabledNotice.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The title is the heading of first level.'],
    },
  },
  component: AccountDeletedNotice,
  args: { days: 14, homeHref: '/' },
} satisfies Meta<typeof AccountDeletedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(accountDeletedNotice.body({ days: 14 })))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: {
    ...photographed,
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: false } } } },
  },
  render: args => (
    <Sheet>
      <SheetRow label="14 days · one day · 320 px">
        <div style={{ inlineSize: '26rem' }}>
          <AccountDeletedNotice {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <AccountDeletedNotice {...args} days={1} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <AccountDeletedNotice {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
