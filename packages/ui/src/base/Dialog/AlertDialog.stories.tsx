import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { dialogBehaviour } from '../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../test/photographed.ts';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Base/AlertDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the question before something that cannot be undone.',
      avoid: 'everything that can be undone: do it, and offer to undo it in a Toast.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Keeps everything as it is.'],
        ['Enter, Space', 'Press the button that has the focus: at first the harmless one.'],
      ],
      screenReader: ['Announced as an alert with its title and what cannot be undone.'],
    },
  },
  component: AlertDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Delete the conversation?',
    description: 'All messages with Giulia will be gone from your side. This cannot be undone.',
    actions: (
      <>
        <Button>Keep it</Button>
        <Button tone="danger">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: sample('Delete the conversation?') });
    await expect(dialog).toHaveAccessibleDescription(
      sample('All messages with Giulia will be gone from your side. This cannot be undone.'),
    );
    await expect(screen.getByRole('button', { name: sample('Keep it') })).toHaveFocus();
  },
};

/** Every button of the question closes it. */
export const Behaviour: Story = {
  render: ({ actions: _, ...args }) => (
    <ModalStage>
      {({ open, onClose }) => (
        <AlertDialog
          {...args}
          open={open}
          onClose={onClose}
          actions={<Button onClick={onClose}>{sample('Keep it')}</Button>}
        />
      )}
    </ModalStage>
  ),
  play: dialogBehaviour({
    title: 'Delete the conversation?',
    role: 'alertdialog',
    firstFocus: 'Keep it',
    closeLabel: 'Keep it',
  }),
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
