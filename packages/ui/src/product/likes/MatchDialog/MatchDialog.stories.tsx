import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { markWords } from '../../../../test/origin-words.ts';
import { WordsFirst } from '../../../../test/other-orders/MatchDialog.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto, portrait } from '../../../../test/photos.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { anything, money, words, wordsIn } from '../../../../test/words.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { MatchDialog } from './MatchDialog.tsx';

const meta = {
  title: 'Product/Likes/MatchDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the moment of a match or of a new like: once.', avoid: 'reminding of old matches.' },
    accessibility: {
      keyboard: [
        ['Enter', 'Writes to the match: that link has the focus first.'],
        ['Escape', 'Closes it.'],
      ],
      screenReader: ['The match is read as the title of the dialog.'],
    },
  },
  component: MatchDialog,
  args: {
    kind: 'match',
    member: member(6),
    ownPhoto: portrait(1),
    sharedInterests: 5,
    messageCost: { credits: 2, price: { amountMinor: 80, currency: 'EUR' } },
    onOpenProfile: fn(),
    onAction: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: words(matchDialog.match) })).toBeVisible());
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: wordsIn(cost.from({ credits: 2, price: money(80) })) }),
      ).toHaveFocus(),
    );
  },
};

/** Made of the same parts in another order: the words above the photos. */
export const OtherOrder: Story = {
  render: ({ kind, member, onOpenProfile, onAction, onClose }) => (
    <WordsFirst {...{ kind, member, onOpenProfile, onAction, onClose }} />
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(matchDialog.match) });
    const photo = within(dialog).getByRole('button', {
      name: wordsIn(matchDialog.openPhoto({ name: anything })),
    });
    const sentence = within(dialog).getByText(words(matchDialog.matchBody({ name: 'Giulia' })));
    await expect(sentence.compareDocumentPosition(photo) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const write = within(dialog).getByRole('button', { name: words(matchDialog.write({ name: 'Giulia' })) });
    await waitFor(() => expect(write).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ memberId: 'member-6' });
  },
};

/** Without a photo of the reader, their initial is shown instead of an empty frame. */
export const WithoutOwnPhoto: Story = {
  args: { ownPhoto: null, ownName: 'Zoe' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Z')).toBeVisible());
  },
};

/** It covers the window: there is no backdrop beside it. */
export const Behaviour: Story = {
  render: args => <ModalStage>{control => <MatchDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({
    title: matchDialog.match,
    firstFocus: [matchDialog.write({ name: 'Giulia' }), anything],
    full: true,
  }),
};

export const PressPhoto: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: wordsIn(matchDialog.openPhoto({ name: anything })) }),
    );
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ memberId: 'member-6' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const PressButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: wordsIn(matchDialog.write({ name: anything })) }),
    );
    await expect(args.onAction).toHaveBeenCalledWith({ memberId: 'member-6' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A press on text or empty space dismisses it. */
export const PressElsewhere: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const headline = dialog.querySelector('h2.vl-Heading');
    const hit = () => {
      const { left, top, width, height } = (headline ?? dialog).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    await waitFor(() => expect(hit()).toBeInstanceOf(HTMLButtonElement));
    (hit() as HTMLButtonElement).click();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onOpenProfile).not.toHaveBeenCalled();
  },
};

export const PressEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const openers = [
  { id: 'i1', text: 'What would you cook for me on a rainy Sunday?' },
  { id: 'i2', text: 'Sea or mountains, and with whom?' },
  { id: 'i3', text: 'Which song have you had in your head since this morning?' },
  { id: 'i4', text: 'A fourth one, which is not shown.' },
];

/** First messages: one press leads to the conversation. */
export const Openers: Story = {
  args: { openers, onOpener: fn() },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('list', { name: words(matchDialog.openers) });
    const lines = within(list).getAllByRole('button');
    await expect(lines.map(line => line.textContent)).toEqual(
      sample(openers)
        .slice(0, 3)
        .map(({ text }) => text),
    );
    await userEvent.click(lines[1] as HTMLElement);
    await expect(args.onOpener).toHaveBeenCalledWith({ memberId: 'member-6', opener: sample(openers[1]) });
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const OpenersLoading: Story = { args: { openers: null, onOpener: fn() } };

/** Nothing is offered where there are none, and for a new like. */
export const NoOpeners: Story = {
  args: { kind: 'newLike', openers, onOpener: fn() },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

export const NewLike: Story = {
  args: { kind: 'newLike' },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: words(matchDialog.newLike) })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: words(matchDialog.likeBack) }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** Profiles that are no private member's carry the mark here too. */
export const Fictional: Story = {
  args: { member: member(6, { origin: 'system' }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(markWords('system'))).toBeVisible());
    await expect(
      within(dialog).getByText(wordsIn(memberWords.fictionalLong({ label: anything }))),
    ).toBeInTheDocument();
  },
};

export const PhotoFails: Story = { args: { member: member(6, { photo: missingPhoto }), ownPhoto: null } };
export const LongName: Story = { args: { member: member(6, { name: longName }) } };

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesOpeners: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { openers, onOpener: fn() },
};
export const StatesNewLike: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { kind: 'newLike', member: member(4, { origin: 'system' }), sharedInterests: 1 },
};
