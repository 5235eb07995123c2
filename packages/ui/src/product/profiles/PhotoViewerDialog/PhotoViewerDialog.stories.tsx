import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { drag, dragDown, dragDownCutOff } from '../../../../test/drag.ts';
import { tab, tabTo } from '../../../../test/keyboard.ts';
import { longName, photosOf, profile } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { painted } from '../../../../test/painted.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto, missingPhoto } from '../../../../test/photos.ts';
import { words } from '../../../../test/words.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { photoViewerDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import { PhotoThumb } from '../PhotoThumb/PhotoThumb.tsx';
import { PhotoViewerDialog } from './PhotoViewerDialog.tsx';

const withLocked = photosOf(2, 3).map((photo, index) => (index === 1 ? { ...photo, ...lockedPhoto } : photo));

const meta = {
  title: 'Product/Profiles/PhotoViewerDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: "looking at a member's photos in full.",
      avoid: 'managing the member’s own photos: that is the OwnPhotoOverview.',
    },
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Show the next or previous photo, wherever the focus is; they move an enlarged one.'],
        ['Enter, Space', 'On its button: enlarge the photo, or make it whole again.'],
        ['Escape', 'Closes it.'],
      ],
      screenReader: ['The position is read with every change.'],
    },
  },
  component: PhotoViewerDialog,
  args: { member: profile(2, { photos: withLocked }), unlockHref: '/credits', onClose: fn() },
} satisfies Meta<typeof PhotoViewerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const position = async (index: number, count: number, text = photoViewerDialog.position) => {
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words(text({ index, count }))));
};
const inView = () =>
  [...document.querySelectorAll('.vl-PhotoViewerDialog li')].findIndex(
    slide => Math.abs(slide.getBoundingClientRect().left) < 2,
  );

/** The arrow keys change the photo, wherever the focus is; the position is announced. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: words(profileHeader.photos({ name: 'Bianca' })) });
    await position(1, 3);
    await userEvent.keyboard('{ArrowRight}');
    await position(2, 3, photoViewerDialog.positionLocked);
    await waitFor(() => expect(inView()).toBe(1));
    await expect(screen.getByRole('link', { name: words(profileHeader.lockedAction) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await position(3, 3);
    await waitFor(() => expect(inView()).toBe(2));
    // The link of the locked photo cannot be focused while another photo is visible.
    await expect(screen.getByText(words(profileHeader.lockedAction)).closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Home}');
    await position(1, 3);
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <PhotoViewerDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: profileHeader.photos({ name: 'Bianca' }), full: true }),
};

/** Swiping scrolls the row, and the position is updated. */
export const Swipe: Story = {
  play: async () => {
    await position(1, 3);
    const row = document.querySelector('.vl-PhotoViewerDialog ul');
    await expect(row).not.toBeNull();
    row?.scrollTo({ left: 2 * row.clientWidth });
    await position(3, 3);
  },
};

const enlarged = () => document.querySelector<HTMLElement>('[data-zoomed] > .vl-Photo');
const scaleOf = () => Number(/scale\(([\d.]+)\)/.exec(enlarged()?.style.transform ?? '')?.[1] ?? 1);
const frame = async () => {
  await position(1, 3);
  return screen.getAllByRole('img')[0]?.closest<HTMLElement>('li > div') ?? document.body;
};

/** A double tap enlarges a photo, a finger moves it and does not close it, and another photo is whole. */
export const Zoom: Story = {
  play: async ({ args, userEvent }) => {
    const photo = await frame();
    await userEvent.dblClick(photo);
    await waitFor(() => expect(scaleOf()).toBe(2.5));
    const before = enlarged()?.style.transform;
    drag(photo, [
      [-20, -20],
      [-60, -60],
    ]);
    await waitFor(() => expect(enlarged()?.style.transform).not.toBe(before));
    dragDown(photo, 640);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.dblClick(photo);
    await waitFor(() => expect(enlarged()).toBeNull());
    await userEvent.dblClick(photo);
    await waitFor(() => expect(enlarged()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: words(profileHeader.next) }));
    await position(2, 3, photoViewerDialog.positionLocked);
    await waitFor(() => expect(enlarged()).toBeNull());
  },
};

/** By keyboard a button enlarges a photo; then the arrow keys move it, and turn the row again when it is whole. */
export const ZoomByKeys: Story = {
  play: async ({ userEvent }) => {
    await position(1, 3);
    const button = screen.getByRole('button', { name: words(photoViewerDialog.enlarge({ index: 1 })) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    const before = enlarged()?.style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(enlarged()?.style.transform).not.toBe(before));
    await position(1, 3);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(enlarged()).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await position(2, 3, photoViewerDialog.positionLocked);
  },
};

/** Who turns the row before a focused button was scrolled into view stays at the next photo. */
export const TurnedAtOnce: Story = {
  play: async () => {
    await position(1, 3);
    const button = screen.getByRole('button', { name: words(photoViewerDialog.enlarge({ index: 1 })) });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    await painted();
    await position(2, 3, photoViewerDialog.positionLocked);
    await expect(inView()).toBe(1);
  },
};

/** The wheel with Ctrl enlarges up to four times and down to the whole photo, and leaves the page as it is. */
export const ZoomByWheel: Story = {
  play: async () => {
    const photo = await frame();
    const wheel = (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true });
      photo.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(wheel(-100)).toBe(true);
    await waitFor(() => expect(scaleOf()).toBeGreaterThan(1));
    for (let turn = 0; turn < 20; turn += 1) wheel(-100);
    await waitFor(() => expect(scaleOf()).toBe(4));
    for (let turn = 0; turn < 40; turn += 1) wheel(100);
    await waitFor(() => expect(enlarged()).toBeNull());
  },
};

/** Dragged down a little, or cut off by the system, it goes back; further it closes. */
export const DraggedAway: Story = {
  play: async ({ args }) => {
    const photo = await frame();
    dragDown(photo, 40);
    await expect(photo.style.translate).toBe('');
    dragDownCutOff(photo, 400);
    await expect(photo.style.translate).toBe('');
    await expect(args.onClose).not.toHaveBeenCalled();
    dragDown(photo, 640);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Opened from thumbnails, turned by keys, closed by Escape: the focus returns, and every step is announced. */
export const KeyboardOnly: Story = {
  render: function FromGallery(args) {
    const [index, setIndex] = useState<number | null>(null);
    const { name, photos } = args.member;
    return (
      <>
        <ul style={{ display: 'flex', gap: 2, padding: 0, listStyle: 'none' }}>
          {photos.map((photo, place) => (
            <li key={photo.id} style={{ inlineSize: '6rem' }}>
              <PhotoThumb
                photo={photo}
                index={place + 1}
                count={photos.length}
                name={name}
                onSelect={() => setIndex(place)}
              />
            </li>
          ))}
        </ul>
        <PhotoViewerDialog
          {...args}
          open={index !== null}
          index={index ?? 0}
          onClose={() => setIndex(null)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', {
      name: words(photoViewerDialog.position({ index: 1, count: 3 })),
    });
    await expect(tab()).toBe(first);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', {
      name: words(profileHeader.photos({ name: 'Bianca' })),
    });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await position(1, 3);
    await userEvent.keyboard('{ArrowRight}');
    await position(2, 3, photoViewerDialog.positionLocked);
    // The link that unlocks the photo can be focused only now.
    tabTo(screen.getByRole('link', { name: words(profileHeader.lockedAction) }));
    await userEvent.keyboard('{End}');
    await position(3, 3);
    await waitFor(() => expect(document.activeElement?.closest('[inert]')).toBeNull());
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Home}');
    await position(1, 3);
    // The focus stays inside, in both directions.
    for (let presses = 0; presses < 8; presses += 1) await expect(dialog.contains(tab())).toBe(true);
    for (let presses = 0; presses < 8; presses += 1)
      await expect(dialog.contains(tab({ back: true }))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const One: Story = {
  args: { member: profile(2, { photos: photosOf(2, 1) }) },
  play: async () => {
    await position(1, 1);
    await expect(screen.queryByRole('button', { name: words(profileHeader.next) })).toBeNull();
  },
};

/** Opened in the middle; it does not wrap around at the end. */
export const TwentyFive: Story = {
  args: { member: profile(2, { photos: photosOf(2, 25) }), index: 12 },
  play: async ({ userEvent }) => {
    await position(13, 25);
    await waitFor(() => expect(inView()).toBe(12));
    await userEvent.keyboard('{End}{ArrowRight}');
    await position(25, 25);
    await waitFor(() => expect(inView()).toBe(24));
  },
};

export const Failed: Story = {
  args: { member: profile(2, { photos: [{ ...missingPhoto, id: 'gone', status: 'active' }] }) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(words(photoViewerDialog.failed))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: words(photoViewerDialog.retry) }));
    await waitFor(() => expect(screen.getByText(words(photoViewerDialog.failed))).toBeVisible());
  },
};

export const Visitor: Story = {
  args: { access: 'visitor', index: 1, unlockHref: '/signup' },
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: words(profileHeader.lockedVisitorAction) }),
    ).toHaveAttribute('href', '/signup');
  },
};

export const NoPhoto: Story = { args: { member: profile(2, { photos: [] }) } };
export const LongName: Story = { args: { member: profile(4, { name: longName }) } };

export const States: Story = { tags: ['sheet'], parameters: photographed, args: { member: profile(4) } };
export const StatesLocked: Story = { tags: ['sheet'], parameters: photographed, args: { index: 1 } };
export const StatesFailed: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { member: profile(2, { photos: [{ ...missingPhoto, id: 'gone', status: 'active' }] }) },
};
