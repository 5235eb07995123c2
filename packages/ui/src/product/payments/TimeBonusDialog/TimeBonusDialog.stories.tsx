import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { timeBonus } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { anything, formats, words, wordsIn } from '../../../../test/words.ts';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { timeBonusDialog } from '../../../i18n/messages/payments/credits-dialogs.ts';
import { TimeBonusDialog } from './TimeBonusDialog.tsx';

const left = (ms: number) => timeBonus(ms).expiresAt;

const meta = {
  title: 'Product/Payments/TimeBonusDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: "the newcomer's offer, once, 40 seconds after the members area was entered.",
      avoid: 'any later reminder: that is the WelcomeBonusBanner.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: [
        'The time that is left is announced as the Countdown does, not every second; that the offer is over is announced.',
      ],
    },
  },
  component: TimeBonusDialog,
  args: {
    discountPercent: 25,
    expiresAt: left(14_399_000),
    creditsHref: '/credits',
    onAccept: fn(),
    onDismiss: fn(),
    onElapsed: fn(),
  },
} satisfies Meta<typeof TimeBonusDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', {
      name: words(timeBonusDialog.title({ percent: formats().percent(25) })),
    });
    await expect(dialog).toHaveAccessibleDescription(wordsIn(timeBonusDialog.body));
    await expect(screen.getByRole('timer')).toHaveTextContent('03:59:59');
    await expect(screen.getByRole('link', { name: words(dialogWords.packages) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await userEvent.click(screen.getByRole('button', { name: words(dialogWords.notNow) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Behaviour: Story = {
  render: args => (
    <ModalStage>
      {({ open, onClose }) => <TimeBonusDialog {...args} open={open} onDismiss={onClose} />}
    </ModalStage>
  ),
  play: dialogBehaviour({ title: timeBonusDialog.title({ percent: anything }) }),
};

export const Minutes: Story = { args: { expiresAt: left(3_540_000) } };
export const Seconds: Story = {
  args: { expiresAt: left(9_000) },
  play: async () => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('00:00:09');
  },
};

/** Once the offer has expired, the dialog says so. */
export const Elapsed: Story = {
  args: { expiresAt: left(0) },
  play: async () => {
    await screen.findByRole('dialog', { name: words(timeBonusDialog.overTitle) });
    await expect(screen.queryByRole('timer')).toBeNull();
    await expect(screen.queryByText(wordsIn(formats().percent(25)))).toBeNull();
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesElapsed: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { expiresAt: left(0) },
};
