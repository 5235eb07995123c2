import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { modalConformance } from '../../../../test/modal/conformance.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { PremiumFeatureDialog } from './PremiumFeatureDialog.tsx';

const meta = {
  title: 'Product/Credits/PremiumFeatureDialog',
  parameters: {
    guidance: {
      use: 'a free member who tries to use a premium feature.',
      avoid: 'advertising that nobody asked for.',
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
    const dialog = await screen.findByRole('dialog', { name: 'All of their photos' });
    await expect(dialog).toHaveTextContent('€9.99');
    await expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/credits');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Conformance: Story = {
  render: args => <ModalStage>{control => <PremiumFeatureDialog {...args} {...control} />}</ModalStage>,
  play: modalConformance({ title: 'All of their photos' }),
};

export const Conversations: Story = { args: { feature: 'conversations' } };
export const Likes: Story = { args: { feature: 'likes' } };
export const Receipts: Story = { args: { feature: 'receipts' } };
export const PriceUnknown: Story = { args: { from: null } };

export const States: Story = { tags: ['sheet'] };
export const StatesInvisible: Story = { tags: ['sheet'], args: { feature: 'invisible' } };
