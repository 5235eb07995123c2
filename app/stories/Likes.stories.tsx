import type { Meta } from '@storybook/react-vite';
import { getLikesExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { topBar } from '../../packages/ui/src/i18n/messages/layout/layout.ts';
import { likesList } from '../../packages/ui/src/i18n/messages/likes/likes.ts';
import { anything, words, wordsIn } from '../../packages/ui/test/words.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Likes',
  tags: ['sheet'],
  ...screens('Who likes who.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Received: ScreenStory = {
  args: { address: '/likes', user: people.free },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(likesList.received, ' ', topBar.newLikes({ count: 2 })) }),
    ).toHaveAttribute('aria-current', 'page');
    const tiles = within(canvas.getByRole('list', { name: words(likesList.received) })).getAllByRole(
      'listitem',
    );
    await expect(tiles).toHaveLength(4);
    for (const [place, tile] of tiles.entries())
      await expect(within(tile).queryAllByText(words(likesList.new))).toHaveLength(place < 2 ? 1 : 0);
  },
};

export const Matches: ScreenStory = {
  args: {
    address: '/likes/matches',
    user: people.premium,
    answers: { '/api/likes.php': getLikesExamples.matches },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(likesList.matches) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const tiles = within(canvas.getByRole('list', { name: words(likesList.matches) })).getAllByRole(
      'listitem',
    );
    await expect(tiles).toHaveLength(1);
    await expect(tiles[0]).toHaveTextContent(wordsIn(`Valentina, 38${anything}`, likesList.match));
  },
};

export const None: ScreenStory = {
  args: { address: '/likes', user: people.free, answers: { '/api/likes.php': getLikesExamples.none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(likesList.emptyReceived) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(likesList.received) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('list', { name: words(likesList.received) })).toBeNull();
  },
};
