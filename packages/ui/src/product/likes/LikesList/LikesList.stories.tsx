import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { like, viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { memberGrid } from '../../../i18n/messages/search.ts';
import { LikesList } from './LikesList.tsx';

const likes = Array.from({ length: 9 }, (_, index) => like(index, { likeNew: index === 3 || index === 7 }));

/** Likes of private members as the server sends them to free members, with a blurred picture. */
const lockedLikes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { member, ...rest } = like(index);
    return {
      ...rest,
      origin: 'member',
      member: { ...member, origin: 'member', photo: lockedPhoto },
    } as const;
  });

const meta = {
  title: 'Product/Likes/LikesList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'likes of one kind, new ones first.', avoid: 'lists without dates.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people and the buttons of their tiles.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: [
        'A list with a name; while it loads it says “busy”.',
        'Where likes are locked, their number is a heading and each picture says that it is locked.',
      ],
    },
  },
  component: LikesList,
  args: { likes, type: 'received', me: viewer() },
} satisfies Meta<typeof LikesList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New likes come first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(wordsIn(likesList.new));
    await expect(second).toHaveTextContent(wordsIn(likesList.new));
    await expect(third).not.toHaveTextContent(wordsIn(likesList.new));
  },
};

/** Neither name nor picture of a locked like is in the document. */
export const Locked: Story = {
  args: { likes: lockedLikes(9), locked: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: words(likesList.lockedTitle({ count: 9 })) }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Marta/)).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(memberGrid.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The own portrait, and the way to make more of it. */
export const Empty: Story = {
  args: { likes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(likesList.emptyReceivedAction) })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** Who has no photo is asked for one. */
export const EmptyWithoutPhoto: Story = {
  args: { likes: [], me: viewer({ photo: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(profilePhotoAlert.action) })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

export const Many: Story = {
  args: { likes: lockedLikes(120), locked: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: words(likesList.lockedTitle({ count: 120 })) }),
    ).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="received">
        <div style={{ inlineSize: '70rem' }}>
          <LikesList likes={likes} type="received" />
        </div>
      </SheetRow>
      <SheetRow label="locked">
        <div style={{ inlineSize: '70rem' }}>
          <LikesList likes={lockedLikes(4)} type="received" locked />
        </div>
      </SheetRow>
      <SheetRow label="empty: received, given, matches">
        {(['received', 'given', 'matches'] as const).map(type => (
          <div key={type} style={{ inlineSize: '20rem' }}>
            <LikesList likes={[]} type={type} me={viewer()} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
