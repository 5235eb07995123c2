import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { member } from '../../../../test/members.ts';
import { modalConformance } from '../../../../test/modal/conformance.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { portrait } from '../../../../test/photos.ts';
import { PhotoSendDialog } from './PhotoSendDialog.tsx';

const meta = {
  title: 'Product/Chat/PhotoSendDialog',
  parameters: {
    guidance: {
      use: 'between choosing a photo for a conversation and sending it, however it was chosen.',
      avoid: 'photos of a profile, which cost nothing and can be removed.',
    },
  },
  component: PhotoSendDialog,
  args: {
    member: member(6),
    photo: { src: portrait(2).src, fileName: 'lago-di-como.jpg' },
    cost: { credits: 3, price: { amountMinor: 120, currency: 'EUR' } },
    maxLength: 1000,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoSendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Preview of lago-di-como.jpg' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send · 3 credits · from €1.20' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '' });
  },
};

/** What is written below the photo goes with it, at the same price. */
export const WithWords: Story = {
  args: { maxLength: 20 },
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('textbox', { name: 'A few words, if you like' });
    await expect(box).toHaveAccessibleDescription(/They cost nothing extra\./);
    const send = screen.getByRole('button', { name: 'Send · 3 credits · from €1.20' });
    await userEvent.type(box, ' The lake{Enter}yesterday, at eight');
    await expect(send).toBeDisabled();
    await expect(box).toBeInvalid();
    await userEvent.type(box, '{Backspace>10/}');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'The lake\nyesterday' });
  },
};

export const Conformance: Story = {
  render: args => <ModalStage>{control => <PhotoSendDialog {...args} {...control} />}</ModalStage>,
  play: modalConformance({ title: 'Send this photo?' }),
};

export const States: Story = {
  tags: ['sheet'],
  args: { member: member(4), photo: { src: portrait(2).src, fileName: `${'lago-di-como-'.repeat(5)}.jpg` } },
};
