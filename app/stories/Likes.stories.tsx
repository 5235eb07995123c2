import type { Meta } from '@storybook/react-vite';
import { getLikesExamples } from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Likes',
  tags: ['sheet'],
  ...screens('Who likes whom.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Received: ScreenStory = {
  args: { address: '/likes', user: people.free },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'For you 2 new likes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const tiles = within(canvas.getByRole('list', { name: 'For you' })).getAllByRole('listitem');
    await expect(tiles).toHaveLength(4);
    for (const [place, tile] of tiles.entries())
      await expect(within(tile).queryAllByText('New')).toHaveLength(place < 2 ? 1 : 0);
  },
};

export const Matches: ScreenStory = {
  args: {
    address: '/likes/matches',
    user: people.premium,
    answers: { '/api/likes.php': getLikesExamples.matches },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Matches' })).toHaveAttribute('aria-current', 'page');
    const tiles = within(canvas.getByRole('list', { name: 'Matches' })).getAllByRole('listitem');
    await expect(tiles).toHaveLength(1);
    await expect(tiles[0]).toHaveTextContent(/Valentina, 38.*Match/);
  },
};

export const None: ScreenStory = {
  args: { address: '/likes', user: people.free, answers: { '/api/likes.php': getLikesExamples.none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'For you' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('list', { name: 'For you' })).toBeNull();
  },
};
