import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words, wordsIn } from '../../../../test/words.ts';
import { activationResult } from '../../../i18n/messages/accounts/signup.ts';
import { ActivationResult } from './ActivationResult.tsx';

const done = {
  result: 'done' as const,
  profileHref: '/profile',
  premiumHref: '/credits',
  membersHref: '/members',
  discountPercent: 25,
};
const error = { result: 'error' as const, supportHref: 'mailto:help@example.com', onResend: fn() };

/** The page behind the link of the activation mail: confirmed, or a form for a new link. */
const meta = {
  title: 'Product/Accounts/ActivationResult',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page behind the link in the activation mail.',
      avoid: 'other results: that is a StatusPage.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the cards, or the buttons of the message.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The result is the heading of first level; the cards are a list.',
        'That a new message was sent is announced.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  render: () => <ActivationResult {...done} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(link => link.getAttribute('href'));
    await expect(links).toEqual(['/profile', '/credits', '/members']);
    await expect(canvas.getByText(words('−', formats().percent(25)))).toBeVisible();
  },
};

/** What was chosen before the sign-up comes before the cards. */
export const Choice: Story = {
  render: () => <ActivationResult {...done} nextHref="/credits/credits-50" />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent(wordsIn(activationResult.goOn));
    await expect(first).toHaveAttribute('href', '/credits/credits-50');
  },
};

export const NoDiscount: Story = {
  render: () => <ActivationResult {...done} discountPercent={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

/** Somebody who is premium needs no way there. */
export const Premium: Story = {
  render: () => <ActivationResult {...done} premiumHref={null} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(link => link.getAttribute('href'));
    await expect(links).toEqual(['/profile', '/members']);
  },
};

export const LoggedOut: Story = { render: () => <ActivationResult result="unknown" loginHref="/login" /> };

export const Failed: Story = {
  render: () => <ActivationResult {...error} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(activationResult.resend) }));
    await expect(error.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: words(activationResult.support) })).toHaveAttribute(
      'href',
      error.supportHref,
    );
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: {
    ...photographed,
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: false } } } },
  },
  render: () => (
    <Sheet>
      <SheetRow label="done · with something chosen before">
        <div style={{ inlineSize: '100%' }}>
          <ActivationResult {...done} />
        </div>
        <div style={{ inlineSize: '100%' }}>
          <ActivationResult {...done} nextHref="/credits/credits-50" />
        </div>
      </SheetRow>
      <SheetRow label="error: logged in · a new link sent · logged out">
        <div style={{ inlineSize: '22rem' }}>
          <ActivationResult {...error} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <ActivationResult {...error} resend="sent" />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <ActivationResult result="error" supportHref="mailto:help@example.com" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
