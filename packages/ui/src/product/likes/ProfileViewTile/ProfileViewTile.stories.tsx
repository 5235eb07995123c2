import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, member, profileView } from '../../../../test/members.ts';
import { anyMark, markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { ProfileViewTile } from './ProfileViewTile.tsx';

const meta = {
  title: 'Product/Likes/ProfileViewTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'somebody who looked at the reader’s profile, in a ProfileViewList.',
      avoid: 'likes: those are LikeTiles.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the person’s page.']],
      screenReader: ['The link says name and age; day and time of the visit are read after it.'],
    },
  },
  component: ProfileViewTile,
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
  args: { view: profileView(6) },
} satisfies Meta<typeof ProfileViewTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const time = formats().date(args.view.viewedAt, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members/member-6');
    await expect(canvas.getByText(words(time))).toBeVisible();
    await expect(canvas.queryByText(anyMark())).toBeNull();
  },
};

/** A view that is not by a private member is marked, even where the profile is a member's. */
export const FictionalView: Story = {
  args: { view: profileView(6, { origin: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markWords('operator'))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '58rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="usual, not a member, locked photo, no photo and long name">
        {[
          profileView(0),
          profileView(4),
          profileView(3, { member: member(3, { photo: lockedPhoto }) }),
          profileView(5, { member: member(5, { photo: null, name: longName }) }),
        ].map(view => (
          <div key={view.member.id} style={{ inlineSize: '10rem' }}>
            <ProfileViewTile view={view} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
