import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { AlertDialog } from '../base/Dialog/AlertDialog.tsx';

/** Dialogs as they must not be, for the pages of `ConfirmDialog` and `AlertDialog`; the list of stories leaves them out. */
const meta = {
  title: 'Foundations/Wrong dialogs',
  tags: ['!dev', '!autodocs'],
  component: AlertDialog,
  args: { open: true, onClose: fn(), title: '', description: '', actions: null },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMeanings: Story = {
  args: {
    title: 'Are you sure that you want to cancel?',
    description: 'You will lose your benefits.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button tone="danger">Yes</Button>
      </>
    ),
  },
};

export const SmallMatter: Story = {
  args: {
    title: 'Hide this tip?',
    description: 'You can show it again.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button tone="danger">Hide</Button>
      </>
    ),
  },
};
