import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Toast, ToastRegion } from './Toast.tsx';

const meta = {
  title: 'Base/Toast',
  parameters: {
    docs: { story: { inline: false } },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'what the reader has just done, with a button to undo it.',
      avoid: 'errors that must be read, and anything that asks for an answer.',
    },
    accessibility: {
      keyboard: [['Tab', 'Reaches its action.']],
      screenReader: ['Read out when it appears, without moving the focus.'],
    },
  },
  component: Toast,
  args: { title: 'Profile saved' },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { tone: 'positive', onDismiss: fn(), dismissLabel: 'Close' },
  render: args => (
    <ToastRegion label="Notes">
      <Toast {...args} />
    </ToastRegion>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sample('Close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
/** At most 350 px wide, however long the text. */
export const Long: Story = {
  render: args => <Toast {...args} title={`${sample('A word about what one has just done.')} `.repeat(8)} />,
  play: async ({ canvasElement }) => {
    const toast = canvasElement.querySelector('.vl-Toast');
    await waitFor(() => expect(toast?.getBoundingClientRect().width).toBe(350));
  },
};
/** The newest comes last, nearest to the thumb. */
export const Three: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Close' },
  render: args => (
    <ToastRegion label="Notes">
      <Toast {...args} title="Photo added" />
      <Toast {...args} tone="positive" />
      <Toast {...args} tone="critical" title="Not sent" body="We try again as soon as you are online." />
    </ToastRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Notes' })).toHaveAttribute('aria-live', 'polite');
    const toasts = [...canvasElement.querySelectorAll('.vl-Toast')];
    await waitFor(() => {
      const tops = toasts.map(toast => toast.getBoundingClientRect().top);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <Toast {...args} />
      <Toast tone="positive" title="Profile saved" onDismiss={fn()} dismissLabel="Close" />
      <Toast title="Conversation removed" action={{ label: 'Undo', onPress: fn() }} />
      <Toast
        tone="critical"
        title="Not sent"
        body="You seem to be offline. We keep your message and try again as soon as you are back."
        onDismiss={fn()}
        dismissLabel="Close"
      />
    </Sheet>
  ),
};
