import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storyNow } from '../../../test/clock.ts';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { anything, words } from '../../../test/words.ts';
import type { Clock } from '../../provider/clock.ts';
import { UiContext } from '../../provider/context.ts';
import { useUi } from '../../provider/hooks.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const inSeconds = (seconds: number) => new Date(storyNow + seconds * 1000).toISOString();

/** The announcement of `args` in the language of the toolbar; those are the code that the docs show. */
const translated: CountdownProps['announcement'] = ({ time, elapsed }) =>
  elapsed ? sample('The offer is over') : sample('{time} left').replace('{time}', time);

const meta = {
  title: 'Patterns/Countdown',
  parameters: {
    accessibility: {
      keyboard: [],
      screenReader: [
        'It says how much time is left at the start, at ten minutes, at one minute and at the end, not every second.',
      ],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a real end that comes from the server.',
      avoid:
        'creating pressure: a countdown is never restarted, and an offer that has ended does not come back.',
    },
  },
  component: Countdown,
  render: args => <Countdown {...args} announcement={translated} />,
  args: {
    expiresAt: inSeconds(2 * 3600 + 41 * 60 + 8),
    announcement: ({ time, elapsed }) => (elapsed ? 'The offer is over' : `${time} left`),
    onElapsed: fn(),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ticks visibly; screen readers get an announcement at the start, at ten minutes, at one minute and at the end. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:41:08');
    await expect(canvas.getByText(words(sample('{time} left').replace('{time}', anything)))).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(args.onElapsed).not.toHaveBeenCalled();
  },
};

/** A clock that the story advances by hand. */
function handClock() {
  let now = storyNow;
  const beats = new Set<() => void>();
  const clock: Clock = {
    start: storyNow,
    now: () => now,
    every: (_, beat) => {
      beats.add(beat);
      return () => beats.delete(beat);
    },
  };
  const tick = () => {
    now += 1000;
    for (const beat of [...beats]) beat();
  };
  return { clock, tick };
}

/** Counts by seconds down to zero and stops; the end is announced once. */
export const Ticks: Story = {
  args: { expiresAt: inSeconds(2) },
  render: function Ticking(args) {
    const ui = useUi();
    const [{ clock, tick }] = useState(handClock);
    return (
      <UiContext value={{ ...ui, clock }}>
        <Countdown {...args} announcement={translated} />{' '}
        <button type="button" onClick={tick}>
          A second later
        </button>
      </UiContext>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const later = canvas.getByRole('button');
    for (const time of ['00:00:02', '00:00:01', '00:00:00', '00:00:00']) {
      await expect(canvas.getByRole('timer')).toHaveTextContent(time);
      await userEvent.click(later);
    }
    await expect(args.onElapsed).toHaveBeenCalledOnce();
  },
};

export const InWords: Story = { args: { display: 'words' } };

export const Elapsed: Story = {
  args: { expiresAt: inSeconds(-5) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onElapsed).toHaveBeenCalledOnce();
  },
};

const announcement = () => '';

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="four hours, 59 minutes, nine seconds, over; as clock and in words">
        {[4 * 3600, 59 * 60, 9, 0].map(seconds => (
          <div key={seconds}>
            <Countdown expiresAt={inSeconds(seconds)} announcement={announcement} />
            <br />
            <Countdown expiresAt={inSeconds(seconds)} display="words" announcement={announcement} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
