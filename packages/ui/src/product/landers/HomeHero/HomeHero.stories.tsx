import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import { showsScenes } from '../../../../test/lander-stories.tsx';
import { member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { media } from '../../../theme/media.ts';
import { HomeHero } from './HomeHero.tsx';

const members = Array.from({ length: 9 }, (_, index) => member(index, { origin: 'member' }));
const names = ['Marta', 'Ines', 'Bianca', 'Elena', 'Luca', 'Noemi', 'Davide', 'Chiara', 'Karim'];
const people = (
  <PhotoGrid
    label="People"
    items={names.map((name, index) => ({
      id: name,
      content: (
        <PersonTile
          href="#"
          name={name}
          age={28 + index}
          picture={{ photo: portrait(index), alt: name }}
          details={['Milano']}
        />
      ),
    }))}
  />
);

const meta = {
  title: 'Product/Landers/HomeHero',
  component: HomeHero,
  args: { minAge: 18, messageCredits: 2, signupHref: '#signup', loginHref: '#login' },
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the first screen of the home page.', avoid: 'the members area.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that sign up and log in, then what stands beside them.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The headline is the heading of first level; the line above it is read as text.'],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: people } };

/** On upright phones their pictures move behind the headline too. */
export const Wall: Story = {
  args: { members, children: people },
  play: async ({ canvas, canvasElement }) => {
    const phone = matchMedia(`${media.phone} and ${media.roomy}`).matches;
    const wall = canvasElement.querySelector('.vl-FaceWall');
    await expect(wall?.checkVisibility()).toBe(phone);
    const signUp = canvas.getByRole('link', { name: words(homeHero.signUp) });
    await expect(signUp.closest('.vl-StickyBar') !== null).toBe(phone);
  },
};

export const WithoutPeople: Story = {};

/** Where visitors may not see members, the text stands on a picture of the site. */
export const Scene: Story = { args: { scene }, play: showsScenes };

/** People come first: with them there is no scene. */
export const PeopleAndScene: Story = {
  args: { scene, children: people },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-LanderScene')).toBeNull();
  },
};

export const OwnWords: Story = {
  args: {
    headline: 'Say it in *Norwegian* light',
    lead: 'Long evenings, short ways.',
    minAge: 21,
    children: people,
  },
};

/** Logged-in members are not asked to sign up or log in. */
export const Member: Story = {
  args: { membersHref: '/members', children: people },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(homeHero.members) })).toHaveAttribute(
      'href',
      '/members',
    );
    for (const name of [homeHero.signUp, homeHero.logIn])
      await expect(canvas.queryByRole('link', { name: words(name) })).toBeNull();
  },
};

export const OpensDialog: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: words(homeHero.signUp) }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="with people">
        <HomeHero {...args} members={members}>
          {people}
        </HomeHero>
      </SheetRow>
      <SheetRow label="with a scene of the site">
        <HomeHero {...args} scene={scene} />
      </SheetRow>
    </Sheet>
  ),
};
