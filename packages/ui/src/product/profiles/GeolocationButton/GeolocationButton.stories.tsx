import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { geolocationButton } from '../../../i18n/messages/profiles/location.ts';
import type { LocateState } from '../../../model/location.ts';
import { GeolocationButton } from './GeolocationButton.tsx';

const meta = {
  title: 'Product/Profiles/GeolocationButton',
  component: GeolocationButton,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a shortcut beside a place that can be typed by hand too.',
      avoid: 'asking for the position without a press: browsers may then block it permanently.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Asks the device for the place.']],
      screenReader: ['While it looks it says “busy”; what came of it is announced.'],
    },
  },
  args: { state: 'idle', onLocate: fn() },
} satisfies Meta<typeof GeolocationButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(geolocationButton.idle) }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

/** A second press meanwhile is ignored. */
export const Active: Story = {
  args: { state: 'active' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(geolocationButton.active) }));
    await expect(args.onLocate).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(geolocationButton.error));
    await userEvent.click(canvas.getByRole('button', { name: words(geolocationButton.idle) }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = { args: { state: 'denied' } };

/** The browser has no geolocation, which shows only after the press: the focus stays, and the text suggests typing. */
export const Unsupported: Story = {
  render: function Asked(args) {
    const [state, setState] = useState<LocateState>('idle');
    return <GeolocationButton {...args} state={state} onLocate={() => setState('unsupported')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(geolocationButton.idle) }));
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(geolocationButton.unsupported));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {(['idle', 'active', 'error', 'denied', 'unsupported'] as const).map(state => (
        <SheetRow key={state} label={state}>
          <GeolocationButton {...args} state={state} />
        </SheetRow>
      ))}
    </Sheet>
  ),
};
