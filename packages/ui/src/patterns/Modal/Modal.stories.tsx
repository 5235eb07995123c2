import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogBehaviour } from '../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../test/photographed.ts';
import { landscapePhoto } from '../../../test/photos.ts';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Photo } from '../../base/Photo/Photo.tsx';
import { ErrorAlert } from '../Notice/ErrorAlert.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Patterns/Modal',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the frame of every product dialog: picture, headline, text, buttons, small print.',
      avoid: 'a confirmation with two buttons: the ConfirmDialog is built on it already.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it, unless it is busy or must be answered.'],
      ],
      screenReader: ['Title and description are read when it opens; an error in it is read when it appears.'],
    },
  },
  component: Modal,
  args: {
    title: 'Not enough credits',
    closeLabel: 'Close',
    onClose: fn(),
    children: 'A message costs 2 credits. You have one left.',
    actions: (
      <>
        <Button>Later</Button>
        <Button tone="primary">Buy credits</Button>
      </>
    ),
    footnote: 'One payment, no subscription.',
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: sample('Not enough credits') })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <Modal {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: 'Not enough credits', closeLabel: 'Close' }),
};

/** An error is announced. */
export const Problem: Story = {
  args: { children: <ErrorAlert>This did not work.</ErrorAlert> },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(sample('This did not work.'));
  },
};

/** A dialog that must be answered cannot be dismissed. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { hero: <Photo photo={landscapePhoto} alt="" ratio="16 / 9" radius="none" priority /> },
};
