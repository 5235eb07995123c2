import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { signupDialog } from '../../../i18n/messages/accounts/signup.ts';
import { SignupNameStep } from '../SignupSteps/SignupNameStep.tsx';
import { SignupWizard, type SignupWizardProps } from '../SignupWizard/SignupWizard.tsx';
import { SignupDialog } from './SignupDialog.tsx';

const wizard = (change: Partial<SignupWizardProps> = {}) => (
  <SignupWizard step={2} level={2} onNext={() => undefined} onBack={() => undefined} {...change}>
    <SignupNameStep values={{ name: 'Giulia' }} onChange={() => undefined} check="free" />
  </SignupWizard>
);

const meta = {
  title: 'Product/Accounts/SignupDialog',
  component: SignupDialog,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'signing up without leaving the page.',
      avoid: 'the page /signup, which shows the wizard itself.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it, unless it is locked.'],
      ],
      screenReader: ['The title is read when it opens, though it is not shown.'],
    },
    bare: true,
  },
  args: {
    open: true,
    onClose: fn(),
    children: wizard(),
  },
  decorators: [story => <div style={{ minBlockSize: '48rem' }}>{story()}</div>],
} satisfies Meta<typeof SignupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: words(signupDialog.title) });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** During sign-up, neither Escape nor the backdrop closes the dialog; the close button does. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: words(signupDialog.title) });
    await userEvent.keyboard('{Escape}');
    const stage = dialog.parentElement;
    if (stage) await userEvent.click(stage);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: words(signupDialog.close) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <SignupDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: signupDialog.title }),
};

export const BehaviourLocked: Story = {
  args: { locked: true },
  render: args => <ModalStage>{control => <SignupDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: signupDialog.title, dismissible: false }),
};

/** The error is above the button; typed values stay. */
export const Failed: Story = {
  args: { locked: true, children: wizard({ problem: { code: 'offline' } }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: words(signupDialog.title) });
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Giulia');
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesFailed: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { locked: true, children: wizard({ problem: { code: 'offline' } }) },
};
