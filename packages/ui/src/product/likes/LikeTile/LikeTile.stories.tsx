import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { like, longName, member } from '../../../../test/members.ts';
import { markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { likeButton, likesList } from '../../../i18n/messages/likes/likes.ts';
import { LikeTile } from './LikeTile.tsx';

const meta = {
  title: 'Product/Likes/LikeTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a like with its date in a LikesList.', avoid: 'search results: that is a MemberTile.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the person, then the button that likes back or takes the like back.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['The link says name and age; the button says whom it is about.'],
    },
  },
  component: LikeTile,
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
  args: { like: like(6, { likeNew: true }) },
} satisfies Meta<typeof LikeTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(likesList.new))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members/member-6');
  },
};

/** The second press of a double click does not hit who takes the place of the tile. */
export const DoubleClick: Story = {
  args: { like: like(6, { state: 'liked' }), onUnlike: fn() },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onUnlike).toHaveBeenCalledOnce();
  },
};

/** Who likes the reader is liked back on the tile. */
export const LikeBack: Story = {
  args: { like: like(6, { likeNew: true }), onLike: fn(), onUnlike: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const { id, name } = args.like.member;
    await userEvent.dblClick(canvas.getByRole('button', { name: words(likeButton.idleLabel({ name })) }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await expect(args.onLike).toHaveBeenCalledWith({ memberId: id });
    await expect(args.onUnlike).not.toHaveBeenCalled();
  },
};

export const Matched: Story = { args: { like: like(2, { state: 'matched' }) } };

/** The like can be marked as made by the site, even where the profile is a member's. */
export const FictionalLike: Story = {
  args: { like: like(2, { origin: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markWords('operator'))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="seen, new, match, not a member, locked, no photo and long name">
        {[
          like(0),
          like(1, { likeNew: true }),
          like(2, { state: 'matched' }),
          like(4, { likeNew: true, origin: 'system' }),
          like(3, { member: member(3, { photo: lockedPhoto }) }),
          like(5, { member: member(5, { photo: null, name: longName }), likeNew: true }),
        ].map(shown => (
          <div key={shown.id} style={{ inlineSize: '10rem' }}>
            <LikeTile like={shown} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="with a button: likes the reader, liked back, match">
        {(['received', 'liked', 'matched'] as const).map((state, index) => (
          <div key={state} style={{ inlineSize: '10rem' }}>
            <LikeTile like={like(index, { state })} onLike={fn()} onUnlike={fn()} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
