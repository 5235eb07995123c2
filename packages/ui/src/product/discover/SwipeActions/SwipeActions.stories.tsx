import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { swipeActions } from '../../../i18n/messages/discover.ts';
import { likeButton } from '../../../i18n/messages/likes/likes.ts';
import { SwipeActions } from './SwipeActions.tsx';

const meta = {
  title: 'Product/Discover/SwipeActions',
  component: SwipeActions,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'below the card of the swipe game, always, so that nobody has to drag.',
      avoid: 'profiles: there a LikeButton also shows the state of the like.',
    },
    accessibility: {
      keyboard: [
        ['Arrow right', 'Likes.'],
        ['Arrow left', 'Passes.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: [
        'A group with a name; each button says whom it is about and which key does the same.',
        'Where nothing can be taken back, that button says so and keeps the focus.',
      ],
    },
  },
  args: { name: 'Vera', onDecide: fn() },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof SwipeActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Vera' })) }),
    );
    await expect(args.onDecide).toHaveBeenLastCalledWith({ decision: 'like' });
    await userEvent.click(
      canvas.getByRole('button', { name: words(swipeActions.passLabel({ name: 'Vera' })) }),
    );
    await expect(args.onDecide).toHaveBeenLastCalledWith({ decision: 'pass' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenLastCalledWith({ decision: 'like' });
    await expect(canvas.getByRole('button', { name: words(swipeActions.undo) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Only the last pass can be taken back. */
export const Undo: Story = {
  args: { onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(swipeActions.undo) }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = { args: { name: longName } };

/** With letters twice as large the signs stay within their buttons on a narrow phone. */
export const LargeLetters: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const [, pass, like] = canvas.getAllByRole('button');
      for (const button of [pass, like]) {
        const sign = button?.querySelector('svg')?.getBoundingClientRect().width;
        await expect(sign).toBeLessThan(0.6 * (button?.getBoundingClientRect().width ?? 0));
      }
    } finally {
      style.fontSize = '';
    }
  },
};

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="nothing to take back · last answer was a pass">
        <div style={{ inlineSize: '25rem' }}>
          <SwipeActions {...args} />
        </div>
        <div style={{ inlineSize: '25rem' }}>
          <SwipeActions {...args} onUndo={nothing} />
        </div>
      </SheetRow>
      <SheetRow label="in 320 px">
        <div style={{ inlineSize: '18rem' }}>
          <SwipeActions {...args} onUndo={nothing} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
