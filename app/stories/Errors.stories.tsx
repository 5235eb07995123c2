import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../packages/ui/test/words.ts';
import { goneMessages } from '../src/locales/messages/error/gone.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Errors',
  tags: ['sheet'],
  ...screens('When there is nothing at an address.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const NotFound: ScreenStory = { args: { address: '/nowhere' } };

export const NotFoundMember: ScreenStory = { args: { address: '/nowhere', user: people.free } };

/** A like that was taken back, from an old e-mail: the page says so and leads to the likes. */
export const LikeGone: ScreenStory = {
  args: { address: '/likes/m/taken-back', user: people.free },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(goneMessages.like.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(goneMessages.like.link) })).toHaveAttribute(
      'href',
      '/likes',
    );
  },
};
