import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { drag, sendPointerEvent } from '../../../../test/drag.ts';
import { tab } from '../../../../test/keyboard.ts';
import { member, members, profile } from '../../../../test/members.ts';
import { markDescription } from '../../../../test/origin-words.ts';
import { ActionsFirst } from '../../../../test/other-orders/SwipeDeck.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Menu } from '../../../base/Menu/Menu.tsx';
import { swipeActions, swipeDeck, swipeLimit } from '../../../i18n/messages/discover.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { likeButton, likesList } from '../../../i18n/messages/likes/likes.ts';
import { memberGrid } from '../../../i18n/messages/search.ts';
import { SwipeDeck, type SwipeDeckProps } from './SwipeDeck.tsx';

const cards = [member(0), member(10), member(4), member(3)];

const meta = {
  title: 'Product/Discover/SwipeDeck',
  component: SwipeDeck,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the swipe game: one person after the other, with a limit of likes a day.',
      avoid: 'searching: a card that was answered cannot be found again.',
    },
    accessibility: {
      keyboard: [
        ['Arrow right', 'Likes.'],
        ['Arrow left', 'Passes.'],
        ['Enter', 'Opens the person’s page.'],
      ],
      screenReader: ['After each decision it says what happened and who is next.'],
    },
  },
  args: { cards, likesLeft: 4, onDecide: fn(), onUndo: undefined },
} satisfies Meta<typeof SwipeDeck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts likes and undoes passes as the app does. */
function Game({ onDecide, ...args }: SwipeDeckProps) {
  const [waiting, setWaiting] = useState(args.cards);
  const [likesLeft, setLikesLeft] = useState(args.likesLeft);
  const [passed, setPassed] = useState<SwipeDeckProps['cards'][number] | null>(null);
  return (
    <SwipeDeck
      {...args}
      cards={waiting}
      likesLeft={likesLeft}
      onDecide={event => {
        setWaiting(waiting.slice(1));
        setPassed((event.decision === 'pass' && waiting[0]) || null);
        if (event.decision === 'like') setLikesLeft(likesLeft - 1);
        onDecide(event);
      }}
      onUndo={
        passed
          ? () => {
              setWaiting([passed, ...waiting]);
              setPassed(null);
            }
          : undefined
      }
    />
  );
}

const spoken = (root: HTMLElement) => root.querySelector('.vl-SwipeDeck [aria-live="polite"]')?.textContent;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words(swipeLimit.left({ count: 4 })))).toBeVisible();
    // Only the card in front can be focused.
    await expect(canvas.getByRole('link', { name: 'Marta, 34' }).closest('[inert]')).toBeNull();
    await expect(canvas.getByText('Vera').closest('[inert]')).not.toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Marta' })) }),
    );
    await expect(args.onDecide).toHaveBeenCalledWith({ memberId: 'member-0', decision: 'like' });
  },
};

/** Made of the same parts in another order: the buttons above the cards, with a button of the site's own. */
export const OtherOrder: Story = {
  render: ({ cards: waiting, likesLeft, onDecide }) => (
    <ActionsFirst {...{ cards: waiting, likesLeft, onDecide }} />
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const like = canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Marta' })) });
    const below = like.compareDocumentPosition(canvas.getByRole('link', { name: 'Marta, 34' }));
    await expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(canvasElement.querySelector('.later') ?? canvasElement);
    await expect(args.onDecide).toHaveBeenCalledWith({ memberId: 'member-0', decision: 'pass' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vera, 36' })).toBeVisible());
    await expect(canvasElement.querySelector('[aria-live="polite"]')).not.toBeEmptyDOMElement();
  },
};

/** A card that is dragged out of the window does not make the page wider. */
export const DrawnOut: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Marta, 34' });
    const page = document.documentElement;
    const { right } = link.getBoundingClientRect();
    sendPointerEvent(link, 'pointerdown', [0, 0]);
    sendPointerEvent(link, 'pointermove', [page.clientWidth, 0]);
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeGreaterThan(right));
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    sendPointerEvent(link, 'pointercancel', [0, 0]);
  },
};

/** A touch focuses nothing: a dialog that opens after the answer can still return the focus to a card. */
export const ByFinger: Story = {
  render: args => <Game {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Marta, 34' });
    drag(link, [[400, 0]]);
    const next = await canvas.findByRole('link', { name: 'Vera, 36' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(getComputedStyle(next.closest('article') ?? next, '::after').outlineStyle).toBe('none');
  },
};

/** By keyboard: arrow keys answer, and the focus moves to the next card and is never lost. */
export const KeyboardOnly: Story = {
  render: args => <Game {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    tab();
    await expect(canvas.getByRole('link', { name: 'Marta, 34' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vera, 36' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elena, 35' })).toHaveFocus());
    // Back to Vera; the button keeps the focus, and there is nothing more to undo.
    tab();
    await expect(canvas.getByRole('button', { name: words(swipeActions.undo) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: words(swipeActions.undo) })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vera, 36' })).toBeVisible());
    // The buttons keep the focus while the cards change.
    tab();
    tab();
    await expect(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Vera' })) }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Elena' })) }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Luca' })) }),
      ).toHaveFocus(),
    );
    // The last like of the day: the focused button disappears.
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledTimes(5);
    const rest = canvas
      .getByRole('heading', { name: words(swipeLimit.none) })
      .closest('[data-part="placeholder"]');
    await waitFor(() => expect(rest).toHaveFocus());
    tab();
    await expect(canvas.getByRole('link', { name: words(likesList.browse) })).toHaveFocus();
  },
};

/** The answer and the next card are announced politely, and whether it is a fictional profile. */
export const ScreenReader: Story = {
  render: args => <Game {...args} />,
  args: { likesLeft: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const deck = canvas.getByRole('region', { name: words(swipeDeck.label) });
    await expect(deck).toHaveAccessibleDescription(words(swipeDeck.hint));
    await expect(canvas.getByRole('group', { name: words(swipeActions.label) })).toBeVisible();
    await expect(spoken(canvasElement)).toBe('');
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Marta' })) }),
    );
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(
        words(swipeDeck.liked({ name: 'Marta' }), ' ', swipeDeck.next({ name: 'Vera', age: 36 })),
      ),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: words(swipeActions.passLabel({ name: 'Vera' })) }),
    );
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(
        words(
          swipeDeck.passed({ name: 'Vera' }),
          ' ',
          swipeDeck.next({ name: 'Elena', age: 35 }),
          '. ',
          markDescription('system'),
        ),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(swipeActions.undo) }));
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(words(swipeDeck.back({ name: 'Vera', age: 36 }))),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Vera' })) }),
    );
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(
        words(swipeDeck.liked({ name: 'Vera' }), ' ', problemMessages.swipe_limit_reached({ max: 4 })),
      ),
    );
  },
};

/** The answer could not be saved: the card comes back, with an error. */
export const Refused: Story = {
  render: function Refusing(args) {
    const [problem, setProblem] = useState<SwipeDeckProps['problem']>(null);
    return <SwipeDeck {...args} problem={problem} onDecide={() => setProblem({ code: 'offline' })} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Marta' })) }),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: words(likeButton.idleLabel({ name: 'Marta' })) }),
      ).toHaveFocus(),
    );
    await expect(canvas.getByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(words(swipeDeck.back({ name: 'Marta', age: 34 }))),
    );
  },
};

export const OneLikeLeft: Story = { args: { likesLeft: 1 } };
export const NoLikesLeft: Story = { args: { likesLeft: 0 } };

export const Loading: Story = {
  args: { cards: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(words(swipeDeck.loading))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { cards: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(memberGrid.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** After a pass on the last card, the pass can still be undone. */
export const End: Story = {
  render: args => <Game {...args} />,
  args: { cards: [member(10)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(swipeActions.passLabel({ name: 'Vera' })) }),
    );
    await expect(canvas.getByRole('heading', { name: words(swipeDeck.endTitle) })).toBeVisible();
    await waitFor(() =>
      expect(spoken(canvasElement)).toMatch(
        words(swipeDeck.passed({ name: 'Vera' }), ' ', swipeDeck.endTitle),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(swipeActions.undo) }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vera, 36' })).toHaveFocus());
  },
};

const nothing = () => undefined;
const menu = (
  <Menu
    label="More"
    trigger={<IconButton label="More about Marta" icon={<Icon shape={icons.more} />} />}
    items={[
      { id: 'report', label: 'Report', icon: <Icon shape={icons.flag} size="s" /> },
      { id: 'block', label: 'Block', icon: <Icon shape={icons.block} size="s" />, tone: 'danger' },
    ]}
  />
);
const cell = { inlineSize: 'min(20rem, 100%)' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="4 likes left · 1 left, last answer was a pass, with a menu · not a member, could not be kept">
        <div style={cell}>
          <SwipeDeck cards={[profile(0), member(1)]} likesLeft={4} onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeDeck
            cards={members(6).slice(2)}
            likesLeft={1}
            menu={menu}
            onDecide={nothing}
            onUndo={nothing}
          />
        </div>
        <div style={cell}>
          <SwipeDeck
            cards={members(6).slice(4)}
            likesLeft={2}
            problem={{ code: 'offline' }}
            onDecide={nothing}
          />
        </div>
      </SheetRow>
      <SheetRow label="no likes left · end of the deck, last answer was a pass · loading">
        <div style={cell}>
          <SwipeDeck cards={members(3)} likesLeft={0} onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeDeck cards={[]} likesLeft={2} onDecide={nothing} onUndo={nothing} />
        </div>
        <div style={cell}>
          <SwipeDeck cards={[]} likesLeft={4} status="loading" onDecide={nothing} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
