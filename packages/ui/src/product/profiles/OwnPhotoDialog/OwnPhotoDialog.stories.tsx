import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { photosOf } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import { ownPhotoDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { OwnPhotoDialog } from './OwnPhotoDialog.tsx';

const [shown] = photosOf(0, 1);
const photo: MemberPhoto = { ...(shown as MemberPhoto), status: 'active' };

const meta = {
  title: 'Product/Profiles/OwnPhotoDialog',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'one of the member’s own photos was pressed.',
      avoid: 'the question before a photo is deleted: that is an AlertDialog.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Enter, Space', 'Press the button that has the focus; after a move it keeps the focus.'],
        ['Escape', 'Closes it; the focus returns to the photo.'],
      ],
      screenReader: [
        'Each button says the number of the photo; after a move its new place is announced.',
        'A move that would change nothing is a button that is not available.',
      ],
    },
  },
  component: OwnPhotoDialog,
  args: {
    photo,
    index: 2,
    count: 3,
    onMakeMain: fn(),
    onMove: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnPhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (message: Parameters<typeof words>[0]) => screen.getByRole('button', { name: words(message) });

/** The photo moves while the dialog stays: at the first place, the button keeps the focus and does nothing. */
export const Default: Story = {
  render: function Movable(args) {
    const [index, setIndex] = useState(args.index);
    return (
      <OwnPhotoDialog
        {...args}
        index={index}
        onMove={event => {
          args.onMove(event);
          setIndex(event.to);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: words(ownPhotos.photo({ index: 2 })) });
    await userEvent.click(button(ownPhotos.makeMain({ index: 2 })));
    await expect(args.onMakeMain).toHaveBeenCalledWith({ photoId: photo.id });
    button(ownPhotoDialog.earlier({ index: 2 })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ photoId: photo.id, to: 1 });
    await expect(screen.getByRole('status')).toHaveTextContent(
      words(ownPhotoDialog.place({ place: 1, count: 3 })),
    );
    await expect(button(ownPhotoDialog.earlier({ index: 1 }))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await userEvent.click(button(ownPhotos.remove({ index: 1 })));
    await expect(args.onDelete).toHaveBeenCalledWith({ photoId: photo.id });
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <OwnPhotoDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: ownPhotos.photo({ index: 2 }) }),
};

/** The only photo, which waits for approval, can only be deleted. */
export const Single: Story = {
  args: { photo: { ...photo, status: 'pending' }, index: 1, count: 1 },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(
      screen.queryByRole('button', { name: words(ownPhotoDialog.later({ index: 1 })) }),
    ).toBeNull();
    await expect(screen.queryByRole('button', { name: words(ownPhotos.makeMain({ index: 1 })) })).toBeNull();
    await expect(button(ownPhotos.remove({ index: 1 }))).toBeEnabled();
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesMain: Story = { tags: ['sheet'], parameters: photographed, args: { index: 1 } };
