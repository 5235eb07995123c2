import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { like, longName, member } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { likeDialog } from '../../../i18n/messages/likes/likes-dialogs.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { LikeDialog } from './LikeDialog.tsx';

const meta = {
  title: 'Product/Likes/LikeDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a new like, shown once.', avoid: 'a like that is returned: that is the MatchDialog.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: [
        'Who likes the reader is the title, with age and place as its description; who answers for a demo profile is said below.',
      ],
    },
  },
  component: LikeDialog,
  args: { like: like(6), onLike: fn(), onOpen: fn(), onClose: fn() },
} satisfies Meta<typeof LikeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(likeDialog.title({ name: 'Giulia' })) });
    await expect(dialog).toHaveAccessibleDescription('30 ·\u00a0Monza');
    await userEvent.click(screen.getByRole('button', { name: words(likeDialog.open) }));
    await expect(args.onOpen).toHaveBeenCalledWith({ memberId: 'member-6' });
    await userEvent.click(screen.getByRole('button', { name: words(likeDialog.likeBack) }));
    await expect(args.onLike).toHaveBeenCalledWith({ memberId: 'member-6' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <LikeDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: likeDialog.title({ name: 'Giulia' }) }),
};

/** A like that the site made is marked, and not shown as that of a person. */
export const NotByTheMember: Story = {
  args: { like: like(6, { origin: 'system' }) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.querySelector('[data-origin="system"]')).not.toBeNull();
    await waitFor(() =>
      expect(screen.getByText(wordsIn(memberWords.fictionalLong({ label: anything })))).toBeVisible(),
    );
  },
};

/** The like could not be returned: the dialog stays, and says why. */
export const Failed: Story = {
  args: { problem: { code: 'blocked_by_member' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      words(problemMessages.blocked_by_member),
    );
  },
};

export const NoPhoto: Story = {
  args: { like: like(6, { member: member(6, { photo: null, place: null }) }) },
};
export const PhotoFails: Story = { args: { like: like(6, { member: member(6, { photo: missingPhoto }) }) } };
export const LongName: Story = { args: { like: like(6, { member: member(6, { name: longName }) }) } };

export const States: Story = { tags: ['sheet'], parameters: photographed, args: { like: like(4) } };
export const StatesNoPhoto: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { like: like(6, { member: member(6, { photo: null, place: null }) }) },
};
