import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { money, words, wordsIn } from '../../../../test/words.ts';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { premiumFeatureDialog } from '../../../i18n/messages/payments/credits-dialogs.ts';
import { PremiumFeatureDialog } from './PremiumFeatureDialog.tsx';

const meta = {
  title: 'Product/Payments/PremiumFeatureDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a free member who tries to use a premium feature.',
      avoid: 'advertising that nobody asked for.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['What the feature is and what it costs is read when it opens.'],
    },
  },
  component: PremiumFeatureDialog,
  args: {
    feature: 'photos',
    from: { amountMinor: 999, currency: 'EUR' },
    packagesHref: '/credits',
    onClose: fn(),
  },
} satisfies Meta<typeof PremiumFeatureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price is named before the link is followed. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(premiumFeatureDialog.photos.title) });
    await expect(dialog).toHaveTextContent(wordsIn(money(999)));
    await expect(screen.getByRole('link', { name: words(dialogWords.packages) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await userEvent.click(screen.getByRole('button', { name: words(dialogWords.notNow) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <PremiumFeatureDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: premiumFeatureDialog.photos.title }),
};

export const Conversations: Story = { args: { feature: 'conversations' } };
export const Likes: Story = { args: { feature: 'likes' } };
export const Receipts: Story = { args: { feature: 'receipts' } };
export const PriceUnknown: Story = { args: { from: null } };

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesInvisible: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { feature: 'invisible' },
};
