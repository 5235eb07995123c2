import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { photosOf } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { PhotoGallery, type PhotoGalleryProps } from './PhotoGallery.tsx';

const meta = {
  title: 'Product/Profiles/PhotoGallery',
  component: PhotoGallery,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'all pictures of one person, where there is room for large ones.',
      avoid: 'the whole window: that is the PhotoViewerDialog. Own pictures: those are the OwnPhotoOverview.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the row of photos, then each photo and the buttons.'],
        ['Arrow keys', 'Scroll the row while it has the focus.'],
        ['Enter, Space', 'Open the photo, or show another one.'],
      ],
      screenReader: [
        'A list with a name; a locked picture has no text, its notice says it.',
        'The small pictures say which of how many they are; the shown one says “current”.',
      ],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '28rem' }}>{story()}</div>],
  args: { member: { name: 'Bianca', photos: photosOf(2, 3, 3) } },
} satisfies Meta<typeof PhotoGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the photo by thumbnail and by button, and back. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(profileHeader.photoNumber({ index: 3, count: 6 })) }),
    );
    await waitFor(() => expect(canvas.getByText('3 / 6')).toBeVisible());
    // the row has stopped scrolling, so that the next press counts from there
    const row = canvas.getByRole('list', { name: words(profileHeader.photos({ name: 'Bianca' })) });
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(2 * row.clientWidth, 0));
    await userEvent.click(canvas.getByRole('button', { name: words(profileHeader.next) }));
    await waitFor(() => expect(canvas.getByText('4 / 6')).toBeVisible());
    const fourth = canvas.getByRole('button', {
      name: words(profileHeader.photoLocked({ index: 4, count: 6 }), ' ', profileHeader.lockWord),
    });
    await waitFor(() => expect(fourth).toHaveAttribute('aria-current', 'true'));
  },
};

/** From right to left the next photo lies to the left. */
export const RightToLeft: Story = {
  decorators: [story => <div dir="rtl">{story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: words(profileHeader.photos({ name: 'Bianca' })) });
    await userEvent.click(canvas.getByRole('button', { name: words(profileHeader.next) }));
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(-row.clientWidth, 0));
    await userEvent.click(canvas.getByRole('button', { name: words(profileHeader.previous) }));
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(0, 0));
  },
};

export const Visitor: Story = { args: { access: 'visitor' } };

export const None: Story = {
  args: { member: { name: 'Bianca', photos: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One picture needs neither counter nor thumbnails. */
export const One: Story = {
  args: { member: { name: 'Bianca', photos: photosOf(2, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const TwentyFive: Story = { args: { member: { name: 'Bianca', photos: photosOf(2, 25) } } };

const failed = { ...missingPhoto, id: 'missing', status: 'active' as const };
export const PhotoFails: Story = {
  args: { member: { name: 'Bianca', photos: [failed, ...photosOf(2, 2)] } },
};

const Box = (props: PhotoGalleryProps) => (
  <div style={{ inlineSize: '20rem' }}>
    <PhotoGallery {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="six, three of them locked · one · none">
        <Box member={{ name: 'Bianca', photos: photosOf(2, 3, 3) }} />
        <Box member={{ name: 'Bianca', photos: photosOf(4, 1) }} />
        <Box member={{ name: 'Bianca', photos: [] }} />
      </SheetRow>
      <SheetRow label="twenty-five · only locked ones, for a visitor · one that fails">
        <Box member={{ name: 'Bianca', photos: photosOf(0, 25) }} />
        <Box member={{ name: 'Bianca', photos: photosOf(0, 0, 3) }} access="visitor" />
        <Box member={{ name: 'Bianca', photos: [failed, ...photosOf(2, 2)] }} />
      </SheetRow>
    </Sheet>
  ),
};
