import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { money, textOf, words, wordsIn } from '../../../../test/words.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { icebreakerDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { IcebreakerDialog } from './IcebreakerDialog.tsx';

const texts = [
  'What did you laugh about last?',
  'Sea or mountains, and why not both?',
  'Which song can you not hear any more, and which one always?',
  'What would you cook if I stood at your door?',
  'Which train would you miss on purpose?',
  'Window seat or aisle?',
  'What are you better at than people think?',
  'The best bar in your street?',
  'A book you gave away and miss?',
  'What does your Sunday smell of?',
  'Who taught you to dance?',
  'Tell me the second best thing about you.',
];
const icebreakers = texts.map((text, index) => ({ id: `line-${index}`, text }));

const meta = {
  title: 'Product/Chat/IcebreakerDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'an empty conversation, for members who do not know how to begin.',
      avoid: 'conversations that are under way.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Arrow keys', 'Choose another line.'],
        ['Escape', 'Closes it.'],
      ],
      screenReader: [
        'The lines are a named group of radio buttons, and other lines are announced when they come.',
      ],
    },
  },
  component: IcebreakerDialog,
  args: {
    member: member(6),
    icebreakers,
    cost: { credits: 2, price: { amountMinor: 80, currency: 'EUR' } },
    credits: 12,
    creditsHref: '/credits',
    onSend: fn(),
    onWriteOwn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IcebreakerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows three icebreakers at a time; after the last ones it starts again. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(icebreakerDialog.title) });
    await expect(dialog).toHaveTextContent(wordsIn(icebreakerDialog.body));
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
    const others = screen.getByRole('button', { name: words(icebreakerDialog.others) });
    await userEvent.click(others);
    await expect(screen.queryByText(sample(texts[0] ?? ''))).toBeNull();
    await expect(others).toHaveFocus();
    for (let press = 0; press < 3; press++) await userEvent.click(others);
    const send = screen.getByRole('button', {
      name: words(composer.send, ' ', textOf(cost.from({ credits: 2, price: money(80) }))),
    });
    await expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: sample(texts[1]) }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('radio', { name: sample(texts[0]) })).toBeChecked();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ icebreakerId: 'line-0' });
    await userEvent.click(screen.getByRole('button', { name: words(icebreakerDialog.no) }));
    await expect(args.onWriteOwn).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <IcebreakerDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: icebreakerDialog.title }),
};

export const Empty: Story = {
  args: { icebreakers: [], credits: 1 },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(
      screen.queryByText(wordsIn(icebreakerDialog.tooFewCredits({ need: 2, have: 1 }))),
    ).toBeNull();
  },
};

export const Three: Story = {
  args: { icebreakers: icebreakers.slice(0, 3) },
  play: async () => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(3);
    await expect(screen.queryByRole('button', { name: words(icebreakerDialog.others) })).toBeNull();
  },
};
export const LongLine: Story = {
  args: { member: member(4, { name: longName }) },
  render: args => (
    <IcebreakerDialog
      {...args}
      icebreakers={[
        { id: 'long', text: `${longName} ${sample(texts).join(' ')}` },
        ...icebreakers.slice(0, 2),
      ]}
    />
  ),
};

/** While a line is being sent, nothing else can be chosen or sent. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: sample(texts[1]) })).toBeDisabled();
    await expect(screen.getByRole('button', { name: words(icebreakerDialog.others) })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Shows how many credits are missing, and a link to buy some. */
export const NotEnoughCredits: Story = {
  args: { credits: 1 },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(wordsIn(icebreakerDialog.tooFewCredits({ need: 2, have: 1 })));
    await expect(screen.getByRole('radio', { name: sample(texts[0]) })).toBeDisabled();
    await expect(screen.getByRole('link', { name: words(composer.buy) })).toHaveAttribute('href', '/credits');
  },
};

export const Failed: Story = {
  args: { problem: { code: 'offline' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { member: member(4) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: sample(texts[1]) }));
  },
};
export const StatesNotEnoughCredits: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { credits: 1 },
};
export const StatesPending: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { pending: true, problem: { code: 'offline' } },
};
export const StatesEmpty: Story = { tags: ['sheet'], parameters: photographed, args: { icebreakers: [] } };
