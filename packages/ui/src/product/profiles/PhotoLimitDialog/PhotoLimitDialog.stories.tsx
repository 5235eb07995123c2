import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { money, words, wordsIn } from '../../../../test/words.ts';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { photoLimitDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import { PhotoLimitDialog } from './PhotoLimitDialog.tsx';

const meta = {
  title: 'Product/Profiles/PhotoLimitDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a member who adds more photos than are allowed.',
      avoid: 'files of a wrong kind or size: the drop zone says that itself.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['The limit is read when it opens; the drawn frames are hidden, their number is read.'],
    },
  },
  component: PhotoLimitDialog,
  args: {
    count: 3,
    max: 3,
    premium: { max: 25, from: { amountMinor: 999, currency: 'EUR' }, href: '/credits' },
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoLimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of three photos: premium is offered, with its price. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(photoLimitDialog.title({ max: 3 })) });
    await expect(dialog).toHaveTextContent(wordsIn(money(999)));
    await waitFor(() =>
      expect(screen.getByText(words(photoLimitDialog.count({ count: 3, max: 3 })))).toBeVisible(),
    );
    await expect(screen.getByRole('link', { name: words(dialogWords.packages) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await userEvent.click(screen.getByRole('button', { name: words(photoLimitDialog.back) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <PhotoLimitDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: photoLimitDialog.title({ max: 3 }) }),
};

/** Twenty-five of twenty-five photos: nothing is offered. */
export const Premium: Story = {
  args: { count: 25, max: 25, premium: null },
  play: async () => {
    await screen.findByRole('dialog', { name: words(photoLimitDialog.title({ max: 25 })) });
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

/** More photos than the limit, after premium has ended. */
export const TooMany: Story = { args: { count: 25 } };

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesPremium: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { count: 25, max: 25, premium: null },
};
