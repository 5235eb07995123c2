import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileView, viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { profileViewList } from '../../../i18n/messages/profiles/profile-views.ts';
import { ProfileViewList } from './ProfileViewList.tsx';

const views = Array.from({ length: 5 }, (_, index) => profileView(index));

const meta = {
  title: 'Product/Likes/ProfileViewList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'who looked at the reader’s profile, as far as they may see it.',
      avoid: 'people whom the reader looked at.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people, or reaches the link of the message.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A list with a name; where it is locked or empty, the reason is a heading.'],
    },
  },
  component: ProfileViewList,
  args: { views, access: 'open', count: views.length, me: viewer() },
} satisfies Meta<typeof ProfileViewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: words(profileViewList.label) });
    await expect(list.querySelectorAll('article')).toHaveLength(5);
    await expect(canvas.getByText(wordsIn(profileViewList.note({ days: 30 })))).toBeVisible();
  },
};

/** Free members see the number only; the page contains nothing about the people. */
export const PremiumOnly: Story = {
  args: { views: [], access: 'premium_only', count: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: words(profileViewList.lockedTitle({ count: 3 })) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(profileViewList.lockedAction) })).toHaveAttribute(
      'href',
      '/premium',
    );
  },
};

/** Without views, premium is not offered. */
export const None: Story = {
  args: { views: [], access: 'premium_only', count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: words(profileViewList.lockedAction) })).toBeNull();
    await expect(canvas.getByRole('heading', { name: wordsIn(profileViewList.emptyTitle) })).toBeVisible();
  },
};

/** Who has no photo is asked for one. */
export const NoneWithoutPhoto: Story = {
  args: { views: [], count: 0, me: viewer({ photo: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(profilePhotoAlert.action) })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** Members who browse invisibly cannot see their own visitors; the page says why. */
export const Invisible: Story = {
  args: { views: [], access: 'invisible', count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(profileViewList.invisibleAction) })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="some, how many, none, invisible">
        <div style={{ inlineSize: '24rem' }}>
          <ProfileViewList views={views.slice(0, 2)} access="open" count={2} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ProfileViewList views={[]} access="premium_only" count={3} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ProfileViewList views={[]} access="open" count={0} me={viewer()} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ProfileViewList views={[]} access="invisible" count={0} me={viewer()} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
