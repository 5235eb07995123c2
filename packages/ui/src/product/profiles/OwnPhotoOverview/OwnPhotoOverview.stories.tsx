import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { longName, photosOf } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { OwnPhotoOverview } from './OwnPhotoOverview.tsx';

const mixed: MemberPhoto[] = photosOf(0, 4).map((photo, index) => ({
  ...photo,
  status: (['active', 'active', 'pending', 'rejected'] as const)[index] ?? 'active',
}));
const uploads = [
  { id: 'u1', name: 'IMG_2041.jpg', percent: 40 },
  { id: 'u2', name: `${longName}.heic`, percent: 0, error: 'This kind of file cannot be read.' },
];

const meta = {
  title: 'Product/Profiles/OwnPhotoOverview',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the member’s own photos with their states.',
      avoid: "somebody else's photos: that is the ProfileHeader.",
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the photos, then to the choice of files.'],
        ['Enter, Space', 'Open what can be done with a photo, or the choice of files.'],
      ],
      screenReader: [
        'A region with its heading as a name; the photos are a list, each with its number and its state in words.',
        'Each photo is a button that opens a dialog; the buttons of an upload say its file.',
        'An upload is a progress bar with the name of the file; a failed or refused one is announced.',
      ],
    },
  },
  component: OwnPhotoOverview,
  args: {
    photos: mixed,
    maxPhotos: 25,
    maxBytes: PHOTO_MAX_BYTES,
    paid: true,
    onFiles: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnPhotoOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: wordsIn(ownPhotos.photo({ index: 2 })) });
    await userEvent.click(second);
    await expect(args.onOpen).toHaveBeenLastCalledWith({ photoId: 'photo-1' });
    second.focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ photoId: 'photo-2' });
  },
};

export const None: Story = { args: { photos: [], maxPhotos: 3, paid: false } };

const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

/** Unusable files are reported; usable ones are taken, as far as there is space. */
export const Refused: Story = {
  args: { photos: photosOf(0, 2), maxPhotos: 3, paid: false },
  play: async ({ args, canvas }) => {
    const [first, second] = [picture('1.jpg'), picture('2.jpg')];
    // the input's own filter does not apply to dropped files
    await fireEvent.change(canvas.getByLabelText(words(ownPhotos.add)), {
      target: { files: [picture('0.heic', 'image/heic'), first, second] },
    });
    await expect(await canvas.findByText(wordsIn(photoDropzone.wrongType))).toBeVisible();
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith({ files: [first] }));
  },
};

export const TooBig: Story = {
  args: { maxBytes: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(words(ownPhotos.add)), picture('me.jpg'));
    await expect(await canvas.findByText(wordsIn(photoDropzone.tooBig({ megabytes: 0 })))).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = { args: { uploads } };

/** An interrupted upload can be repeated; a file that the server refused can only be dismissed. */
export const Failed: Story = {
  args: {
    onDismiss: fn(),
    uploads: [
      { id: 'u1', name: 'IMG_2041.jpg', percent: 0, problem: { code: 'offline' } },
      { id: 'u2', name: 'letter.jpg', percent: 0, problem: { code: 'photo_unreadable' }, final: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: words(ownPhotos.retry) });
    await expect(retry).toHaveAccessibleDescription('IMG_2041.jpg');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith({ uploadId: 'u1' });
    await userEvent.click(
      canvas.getByRole('button', { name: words(photoDropzone.remove({ name: 'letter.jpg' })) }),
    );
    await expect(args.onDismiss).toHaveBeenCalledWith({ uploadId: 'u2' });
  },
};

/** More photos than allowed were chosen: only as many as allowed are passed on. */
export const TooMany: Story = {
  args: { photos: photosOf(0, 2), maxPhotos: 3, paid: false, onTooMany: fn() },
  play: async ({ args, canvas }) => {
    const [first, second] = [picture('1.jpg'), picture('2.jpg')];
    await fireEvent.change(canvas.getByLabelText(words(ownPhotos.add)), {
      target: { files: [first, second] },
    });
    await waitFor(() => expect(args.onTooMany).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith({ files: [first] }));
  },
};

/** All three photos are used: no drop zone, but a link to premium. */
export const FullFree: Story = {
  args: { photos: photosOf(0, 3), maxPhotos: 3, paid: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(words(ownPhotos.add))).toBeNull();
    await expect(canvas.getByRole('link', { name: words(ownPhotos.premium) })).toBeVisible();
  },
};

/** Premium is not offered to premium members. */
export const FullPremium: Story = {
  args: { photos: photosOf(0, 25), maxPhotos: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: words(ownPhotos.premium) })).toBeNull();
  },
};

/** A refused photo is hidden from others: it can only be deleted. */
export const Rejected: Story = {
  args: { photos: mixed.slice(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(ownPhotos.rejected))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  render: args => (
    <Sheet>
      <OwnPhotoOverview {...args} uploads={uploads} busyId="photo-1" />
      <OwnPhotoOverview {...args} photos={[]} maxPhotos={3} paid={false} error="The file is too large." />
      <OwnPhotoOverview {...args} photos={photosOf(3, 3)} maxPhotos={3} paid={false} />
    </Sheet>
  ),
};
