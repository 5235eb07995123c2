import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { longName, viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { CreditsNavItem } from '../CreditsNavItem/CreditsNavItem.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Product/Layout/TopBar',
  component: TopBar,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the frame of every page but conversations.', avoid: 'twice on a page.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the logo, the areas, the balance and the account.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A banner with a navigation that has a name; the open area says “current page”.',
        'New messages and likes are part of the name of their area.',
      ],
    },
    bare: true,
  },
  args: { viewer: viewer(), current: 'members' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Velluto|Nordlys/ })).toHaveAttribute('href', '/members');
    await expect(canvas.getByRole('link', { name: wordsIn(topBar.search) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: wordsIn(topBar.unread({ count: 3 })) })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 4 })) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};

export const LoggedOut: Story = {
  args: { viewer: null, current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Velluto|Nordlys/ })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: words(topBar.logIn) })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** On the page without a connection, which the device keeps for whoever uses it. */
export const Unknown: Story = {
  args: { viewer: 'unknown', current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.messages) })).toHaveAttribute(
      'href',
      '/chats',
    );
    await expect(canvas.queryByRole('link', { name: words(topBar.logIn) })).toBeNull();
    await expect(canvas.queryByRole('link', { name: wordsIn(topBar.getPremium) })).toBeNull();
    await expect(canvas.queryByRole('link', { name: words(topBar.credits({ count: 4 })) })).toBeNull();
  },
};

export const LogInLeadsOn: Story = {
  args: { viewer: null, current: undefined, loginHref: '/login?next=%2Fpricing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.logIn) })).toHaveAttribute(
      'href',
      '/login?next=%2Fpricing',
    );
  },
};

export const Free: Story = {
  args: { viewer: viewer({ paid: false, unread: 0, newLikes: 1 }), discountPercent: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: wordsIn(topBar.getPremium) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: words(topBar.credits({ count: 4 })) })).toBeNull();
  },
};

/** A site that shows everybody their balance. */
export const OwnBalance: Story = {
  args: { viewer: viewer({ paid: false }), balance: <CreditsNavItem credits={4} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 4 })) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: wordsIn(topBar.getPremium) })).toBeNull();
  },
};

export const NoCredits: Story = { args: { viewer: viewer({ credits: 0 }) } };
export const Installed: Story = { args: { onBack: fn() } };
export const LongName: Story = { args: { viewer: viewer({ name: longName, photo: null }) } };

/** On a phone the areas are in a bar at the lower edge. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const areas = canvas.getByRole('navigation');
    await waitFor(() => {
      const { left, bottom } = areas.getBoundingClientRect();
      expect(left).toBe(0);
      expect(window.innerHeight - bottom).toBeLessThan(2);
    });
  },
};

const language = <LanguageMenu locales={['it', 'en', 'de']} current="it" onChange={() => undefined} />;
/** A transform keeps the fixed bar of phones inside its frame of the sheet. */
const frame = { inlineSize: '70rem', transform: 'translate(0)', paddingBlockEnd: '1px' };

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false, ...severalLandmarks },
  render: () => (
    <Sheet>
      <SheetRow label="signed out, with languages">
        <div style={frame}>
          <TopBar viewer={null} language={language} />
        </div>
      </SheetRow>
      <SheetRow label="free, with and without a discount">
        <div style={frame}>
          <TopBar
            viewer={viewer({ paid: false, unread: 1, newLikes: 0 })}
            current="chats"
            discountPercent={25}
          />
        </div>
        <div style={frame}>
          <TopBar viewer={viewer({ paid: false, unread: 0, newLikes: 99, photo: null })} current="likes" />
        </div>
      </SheetRow>
      <SheetRow label="paid: plenty, few, none, unknown; installed app">
        <div style={frame}>
          <TopBar viewer={viewer({ credits: 99_999, unread: 100 })} current="members" />
        </div>
        <div style={frame}>
          <TopBar viewer={viewer({ credits: 10 })} />
        </div>
        <div style={frame}>
          <TopBar viewer={viewer({ credits: 0 })} current="credits" />
        </div>
        <div style={frame}>
          <TopBar viewer={viewer({ credits: null, unread: 0, newLikes: 0 })} onBack={() => undefined} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
