import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { AccountLink } from './AccountLink.tsx';

const meta = {
  title: 'Product/Layout/AccountLink',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the place of the account menu until it is loaded.', avoid: 'visitors.' },
    accessibility: {
      keyboard: [['Enter', 'Opens the reader’s own page.']],
      screenReader: ['Its name says that it leads to the account and whose it is.'],
    },
  },
  component: AccountLink,
  args: { viewer: viewer(), href: '/profile' },
} satisfies Meta<typeof AccountLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="photo, none">
        <AccountLink viewer={viewer()} href="/profile" />
        <AccountLink viewer={viewer({ photo: null, name: longName })} href="/profile" />
      </SheetRow>
    </Sheet>
  ),
};
