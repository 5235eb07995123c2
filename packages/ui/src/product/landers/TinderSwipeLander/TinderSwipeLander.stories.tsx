import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import {
  LanderSheet,
  leadsToSignup,
  marksFictionalProfiles,
  showsScenes,
  siteTexts,
} from '../../../../test/lander-stories.tsx';
import { extremeMembers, lander, landerMembers } from '../../../../test/landers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { tinderSwipe } from '../../../i18n/messages/landers/lander-pages.ts';
import { TinderSwipeLander } from './TinderSwipeLander.tsx';

const meta = {
  title: 'Product/Landers/TinderSwipeLander',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'visitors who want to try before they sign up.',
      avoid: 'a whole deck: that is SwipeDeck, for members.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links, then the button that shows the next person.'],
        ['Enter, Space', 'On that button: shows the next person.'],
      ],
      screenReader: ['The person on top is announced after each press; the cards below are hidden.'],
    },
    bare: true,
  },
  component: TinderSwipeLander,
  args: { ...lander, members: landerMembers, scenes: [scene] },
} satisfies Meta<typeof TinderSwipeLander>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards in a stack, the first on top. */
export const Default: Story = {
  args: { onSignUp: fn() },
  play: leadsToSignup(tinderSwipe.headline),
};

/** Where visitors may not see members, the cards are pictures of the site; they can be turned, and nobody liked. */
export const Scenes: Story = {
  args: { members: [], scenes: [scene, { ...scene, alt: 'Somebody looks up' }] },
  play: async context => {
    const { canvas, userEvent } = context;
    const next = () => userEvent.click(canvas.getByRole('button', { name: words(tinderSwipe.next) }));
    await showsScenes(context);
    await expect(canvas.queryByRole('link', { name: words(tinderSwipe.like) })).toBeNull();
    await next();
    await expect(canvas.getByRole('status')).toHaveTextContent(sample('Somebody looks up'));
    await next();
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(tinderSwipe.end));
  },
};

/** Without people and pictures there is only the text. */
export const NoMembers: Story = { args: { members: [], scenes: [] } };

/** “Next” needs no account; after the last card the stack can start again. */
export const Leafing: Story = {
  args: {
    members: landerMembers.map((member, index) => (index === 1 ? { ...member, name: 'מיה' } : member)),
  },
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: words(tinderSwipe.next) }));
    await next();
    await expect(canvas.getByRole('status')).toHaveTextContent('\u2068מיה\u2069, 30');
    await next();
    await next();
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(tinderSwipe.end));
    await userEvent.click(canvas.getByRole('button', { name: words(tinderSwipe.again) }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Marta, 34');
  },
};

/** Liking needs an account. */
export const Liking: Story = {
  args: { onSignUp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: words(tinderSwipe.like) }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

export const Fictional: Story = {
  args: { members: extremeMembers.slice(1) },
  play: marksFictionalProfiles,
};

export const OwnWords: Story = { args: siteTexts };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => <LanderSheet lander={TinderSwipeLander} args={args} />,
};
