import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { modalConformance } from '../../../../test/modal/conformance.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { LoginRequiredDialog } from './LoginRequiredDialog.tsx';

const meta = {
  title: 'Product/Signup/LoginRequiredDialog',
  parameters: {
    guidance: {
      use: 'a visitor who tries something that needs an account.',
      avoid: 'members whose session ended: they come back through the log-in page.',
    },
  },
  component: LoginRequiredDialog,
  args: {
    reason: 'chat',
    member: member(6),
    loginHref: '/login',
    signupHref: '/signup',
    onClose: fn(),
  },
} satisfies Meta<typeof LoginRequiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Say hello' });
    await expect(dialog).toHaveAccessibleDescription(/a message costs credits/);
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
  },
};

export const Conformance: Story = {
  render: args => <ModalStage>{control => <LoginRequiredDialog {...args} {...control} />}</ModalStage>,
  play: modalConformance({ title: 'Say hello' }),
};

/** Sign-up opens in a dialog, without leaving the page. */
export const InPlace: Story = {
  args: { reason: 'like', onSignup: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up for free' }));
    await expect(args.onSignup).toHaveBeenCalledOnce();
  },
};

export const Gift: Story = { args: { reason: 'gift', member: member(4) } };
export const Nobody: Story = { args: { reason: 'photos', member: null } };
export const LongName: Story = { args: { member: member(4, { name: longName, photo: null }) } };

export const States: Story = { tags: ['sheet'], args: { member: member(4) } };
