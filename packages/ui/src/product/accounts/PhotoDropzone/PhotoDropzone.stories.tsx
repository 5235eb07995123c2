import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { PhotoDropzone, type PhotoDropzoneProps, type PhotoUpload } from './PhotoDropzone.tsx';

const photo = (id: number, more: Partial<PhotoUpload> = {}): PhotoUpload => ({
  id: String(id),
  name: `photo-${id}.jpg`,
  preview: portrait(id).src,
  progress: 100,
  ...more,
});

const meta = {
  title: 'Product/Accounts/PhotoDropzone',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the first photos, during sign-up.',
      avoid: 'managing photos later: that is the OwnPhotoOverview.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the buttons that remove a photo, then to the choice of files.'],
        ['Enter, Space', 'Remove the photo, or open the choice of files.'],
      ],
      screenReader: [
        'Each photo says the name of its file; the buttons say which one they remove.',
        'An upload is a progress bar with a name; a refused file is announced.',
      ],
    },
  },
  component: PhotoDropzone,
  args: { photos: [], max: 3, maxBytes: PHOTO_MAX_BYTES, onFiles: fn(), onRemove: fn() },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof PhotoDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(words(photoDropzone.label)), picture);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

/** Unusable files are reported; usable ones are taken. */
export const WrongType: Story = {
  play: async ({ args, canvas }) => {
    const text = new File(['x'], 'me.txt', { type: 'text/plain' });
    // The input's own filter does not apply to dropped files.
    await fireEvent.change(canvas.getByLabelText(words(photoDropzone.label)), {
      target: { files: [text, picture] },
    });
    await expect(await canvas.findByText(wordsIn(photoDropzone.wrongType))).toBeVisible();
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

/** The contents of a file decide, because the type that the system reports may be wrong or missing. */
export const OddType: Story = {
  play: async ({ args, canvas }) => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const files = [new File([jpeg], 'a', { type: '' }), new File([jpeg], 'b.jpg', { type: 'image/jpg' })];
    await fireEvent.change(canvas.getByLabelText(words(photoDropzone.label)), { target: { files } });
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith({ files }));
    await expect(canvas.queryByText(wordsIn(photoDropzone.wrongType))).toBeNull();
  },
};

/** HEIC, in which many phones keep pictures, is recognised by its contents and refused, whatever the file is called. */
export const Heic: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'me.jpg', { type: 'image/jpeg' });
    await fireEvent.change(canvas.getByLabelText(words(photoDropzone.label)), { target: { files: [file] } });
    await expect(await canvas.findByText(wordsIn(problemMessages.photo_heic))).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const TooBig: Story = {
  args: { maxBytes: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(words(photoDropzone.label)), picture);
    await expect(await canvas.findByText(wordsIn(photoDropzone.tooBig({ megabytes: 0 })))).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Remove: Story = {
  args: { photos: [photo(1)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(photoDropzone.remove({ name: 'photo-1.jpg' })) }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith({ id: '1' });
  },
};

const Box = (props: PhotoDropzoneProps) => (
  <div style={{ inlineSize: '22rem' }}>
    <PhotoDropzone {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="empty · on their way, arrived · refused, without a preview">
        <Box {...args} />
        <Box {...args} photos={[photo(1), photo(2, { progress: 40 })]} />
        <Box
          {...args}
          photos={[
            photo(3, { problem: { code: 'photo_unreadable' } }),
            photo(4, { preview: undefined, progress: 0 }),
          ]}
        />
      </SheetRow>
      <SheetRow label="full">
        <Box {...args} photos={[photo(1), photo(2), photo(3)]} />
      </SheetRow>
    </Sheet>
  ),
};
