import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { ownPhotos, ownProfileCard, profileForm } from '../../../i18n/messages/profiles/profile.ts';
import { OwnProfileCard } from './OwnProfileCard.tsx';

const meta = {
  title: 'Product/Profiles/OwnProfileCard',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'the page on which members edit their own profile, at its top.',
      avoid: 'other pages: its links lead to parts of that page.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes to the tile, the link below the headline, and each missing part.'],
        ['Enter', 'Opens the profile as others see it, or goes to the part that is missing.'],
      ],
      screenReader: [
        'A region with its headline as a name; what is missing is a list of links.',
        'Each link has the words of the place that it leads to.',
      ],
    },
  },
  component: OwnProfileCard,
  args: {
    person: { id: 'giulia', origin: 'member', name: 'Giulia', age: 31, place: 'Milano', photo: portrait(6) },
    href: '/members/giulia',
    missing: ['about', 'interests'],
  },
} satisfies Meta<typeof OwnProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(ownProfileCard.open) })).toHaveAttribute(
      'href',
      '/members/giulia',
    );
    await expect(canvas.getByRole('link', { name: words(profileForm.about) })).toHaveAttribute(
      'href',
      '#profile-about',
    );
    await expect(canvas.queryByRole('link', { name: words(ownPhotos.add) })).toBeNull();
  },
};

/** Nothing is missing: nothing is said about it. */
export const Complete: Story = {
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(wordsIn(ownProfileCard.missing))).toBeNull();
  },
};

/** Just signed up: the tile has the figure without a face. */
export const Empty: Story = {
  args: {
    person: { id: 'new', origin: 'member', name: longName, age: 31, place: null, photo: null },
    missing: ['photo', 'about', 'interests', 'place'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  render: args => (
    <Sheet>
      <OwnProfileCard {...args} />
      <OwnProfileCard {...args} {...Complete.args} />
      <OwnProfileCard {...args} {...Empty.args} />
    </Sheet>
  ),
};
