import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { mailChangeResult } from '../../../i18n/messages/accounts/account.ts';
import { MailChangeResult, type MailChangeResultProps } from './MailChangeResult.tsx';

const done: MailChangeResultProps = {
  result: 'done',
  email: 'giulia@example.com',
  membersHref: '/members',
  settingsHref: '/profile',
};
const longAddress = `${'a-very-long-name.'.repeat(4)}@correspondence.example.com`;

const meta = {
  title: 'Product/Accounts/MailChangeResult',
  component: MailChangeResult,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page /mail-change/do, which the links in the mails lead to.',
      avoid: 'the first address of an account: that is the ActivationResult.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through its links.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The result is the heading of first level.'],
    },
    bare: true,
  },
} satisfies Meta<typeof MailChangeResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: done,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words(mailChangeResult.done) })).toBeVisible();
    await expect(canvas.getByText('giulia@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(mailChangeResult.goOn) })).toHaveAttribute(
      'href',
      '/members',
    );
  },
};

/** Opened from the mail to the old address: offers a new password, in case somebody else changed the address. */
export const Undone: Story = {
  args: { result: 'undone', email: 'giulia@example.com', passwordHref: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(mailChangeResult.password) })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
};

export const Failed: Story = {
  args: { result: 'error', settingsHref: '/profile', supportHref: '/pages/service' },
};

export const LongAddress: Story = {
  args: { ...done, email: longAddress },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { ...done, email: longAddress },
};
export const StatesUndone: Story = { tags: ['sheet'], parameters: photographed, args: Undone.args };
export const StatesFailed: Story = { tags: ['sheet'], parameters: photographed, args: Failed.args };
