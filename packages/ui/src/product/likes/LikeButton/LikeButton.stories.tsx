import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { likeButton } from '../../../i18n/messages/likes/likes.ts';
import { LikeButton } from './LikeButton.tsx';

const meta = {
  title: 'Product/Likes/LikeButton',
  parameters: {
    accessibility: {
      keyboard: [['Enter, Space', 'Likes, or takes the like back.']],
      screenReader: ['Its name says whom it is about and whether the reader likes them already.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'liking a person, on a profile or a card.', avoid: 'rating pictures or messages.' },
  },
  component: LikeButton,
  args: { memberId: 'member-7', name: 'Giulia', state: 'idle', onLike: fn(), onUnlike: fn() },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onLike).toHaveBeenCalledWith({ memberId: 'member-7' });
  },
};

/** The second press of a double click does not take the like back. */
export const DoubleClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
};

export const Liked: Story = {
  args: { state: 'liked' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: wordsIn(likeButton.likedLabel({ name: anything })) }),
    );
    await expect(args.onUnlike).toHaveBeenCalledOnce();
    await expect(args.onLike).not.toHaveBeenCalled();
  },
};

export const Matched: Story = { args: { state: 'matched' } };

/** A second press during the first is ignored. */
export const Pending: Story = {
  args: { state: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLike).not.toHaveBeenCalled();
  },
};

/** Visitors can press too: the page then asks them to sign up. */
export const Visitor: Story = {
  args: { state: 'visitor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.visitorLabel({ name: 'Giulia' })) }),
    );
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
};

const states = ['idle', 'pending', 'liked', 'matched', 'visitor'] as const;
const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="idle, pending, liked, matched, visitor">
        {states.map(state => (
          <LikeButton
            key={state}
            memberId="7"
            name="Giulia"
            state={state}
            onLike={nothing}
            onUnlike={nothing}
          />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
