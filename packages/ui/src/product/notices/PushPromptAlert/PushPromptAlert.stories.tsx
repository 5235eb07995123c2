import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { alerts, pushObstacles, pushPromptAlert } from '../../../i18n/messages/notices.ts';
import { PushPromptAlert, type PushPromptAlertProps } from './PushPromptAlert.tsx';

const meta = {
  title: 'Product/Notices/PushPromptAlert',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'offering notifications before the browser asks.',
      avoid: 'browsers that cannot show any.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its button, then the cross.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: [
        'What came of the question to the browser is announced.',
        'The button keeps the focus while the browser asks.',
      ],
    },
  },
  component: PushPromptAlert,
  args: { state: 'capable', onEnable: fn(), onDismiss: fn() },
} satisfies Meta<typeof PushPromptAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(pushPromptAlert.action) }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

function Asking(args: PushPromptAlertProps) {
  const [state, setState] = useState(args.state);
  return (
    <PushPromptAlert
      {...args}
      state={state}
      onEnable={() => {
        args.onEnable();
        setState('pending');
      }}
    />
  );
}

/** While the browser asks, the pressed button keeps the focus and ignores a second press. */
export const Pending: Story = {
  render: args => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(pushPromptAlert.action) });
    // a new live region with its text would not be read
    const status = canvas.getByRole('status');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(wordsIn(pushPromptAlert.pending));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

/** Denied in the browser: the alert says where to change that, and can be dismissed. */
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: words(pushPromptAlert.action) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Another press may help: the button stays. */
export const NoService: Story = {
  args: { state: 'service' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(pushObstacles.service));
    await userEvent.click(canvas.getByRole('button', { name: words(pushPromptAlert.action) }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

/** Further presses are ignored while the dismissal is being saved. */
export const Dismissing: Story = {
  args: { dismissing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {(['capable', 'pending', 'denied', 'home_screen', 'service'] as const).map(state => (
        <SheetRow key={state} label={state}>
          <div style={{ inlineSize: '46rem' }}>
            <PushPromptAlert {...args} state={state} />
          </div>
          <div style={{ inlineSize: '20rem' }}>
            <PushPromptAlert {...args} state={state} />
          </div>
        </SheetRow>
      ))}
      <SheetRow label="being put away">
        <div style={{ inlineSize: '46rem' }}>
          <PushPromptAlert {...args} dismissing />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
