import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { emailUndeliverableAlert } from '../../../i18n/messages/notices.ts';
import { EmailUndeliverableAlert } from './EmailUndeliverableAlert.tsx';

const meta = {
  title: 'Product/Notices/EmailUndeliverableAlert',
  parameters: {
    since: '1.1.0',
    status: 'stable',
    guidance: {
      use: 'members whose e-mails come back, on every page until they confirmed an address.',
      avoid: 'an address that is not confirmed yet: ActivationReminder.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['It is in the page from the start, so it is read in its place.'],
    },
  },
  component: EmailUndeliverableAlert,
  args: { email: 'giulia@example.com', settingsHref: '/settings' },
} satisfies Meta<typeof EmailUndeliverableAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(words(emailUndeliverableAlert.text(args)))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(emailUndeliverableAlert.action) })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="shown">
        <div style={{ inlineSize: '70rem' }}>
          <EmailUndeliverableAlert {...args} />
        </div>
      </SheetRow>
      <SheetRow label="320 px, long address">
        <div style={{ inlineSize: '20rem' }}>
          <EmailUndeliverableAlert {...args} email="a.very.long.address.of.somebody@post.example.com" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
