import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { LocateButton } from './LocateButton.tsx';

const states = ['idle', 'active', 'error', 'denied', 'unsupported'] as const;

const meta = {
  title: 'Patterns/LocateButton',
  component: LocateButton,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'beside fields for a place, as a shortcut.',
      avoid: 'asking for the position before the button is pressed: browsers may then block it permanently.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Asks the device for the place.']],
      screenReader: ['While it looks it says “busy”; what came of it is announced.'],
    },
  },
  args: {
    state: 'idle',
    labels: {
      idle: 'Use my location',
      active: 'Looking for your place',
      error: 'We could not find your place.',
      denied: 'Your browser does not share your location.',
      unsupported: 'This browser cannot tell where you are.',
    },
    onLocate: fn(),
  },
} satisfies Meta<typeof LocateButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sample('Use my location') }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {states.map(state => (
        <SheetRow key={state} label={state}>
          <LocateButton {...args} state={state} />
        </SheetRow>
      ))}
    </Sheet>
  ),
};
