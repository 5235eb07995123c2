import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeHero } from '../../packages/ui/src/i18n/messages/landers/home-hero.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { words } from '../../packages/ui/test/words.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['sheet'],
  ...screens('The first page of the site.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** The home page of a visitor. */
export const Visitor: ScreenStory = { args: { address: '/', user: people.visitor } };

/** Logged-in members get a link to the members page, also before the address is confirmed. */
export const Member: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/', user: people.notConfirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(homeHero.members) })).toHaveAttribute(
      'href',
      '/members',
    );
    for (const name of [homeHero.signUp, homeHero.logIn])
      await expect(canvas.queryByRole('link', { name: words(name) })).toBeNull();
  },
};
