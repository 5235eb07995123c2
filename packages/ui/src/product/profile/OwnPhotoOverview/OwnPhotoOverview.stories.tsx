import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { MemberPhoto } from '../../../model/member.ts';
import { severalLandmarks } from '../../../testing/landmarks.ts';
import { longName, photosOf } from '../../../testing/members.ts';
import { Sheet } from '../../../testing/Sheet.tsx';
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
  title: 'Product/Profile/OwnPhotoOverview',
  parameters: {
    guidance: {
      use: 'the own photos with their states.',
      avoid: "somebody else's photos: that is the ProfileHeader.",
    },
  },
  component: OwnPhotoOverview,
  args: {
    photos: mixed,
    maxPhotos: 25,
    paid: true,
    onFiles: fn(),
    onDelete: fn(),
    onMakeMain: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnPhotoOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make main photo' }));
    await expect(args.onMakeMain).toHaveBeenCalledWith({ photoId: 'photo-1' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete photo' })[3] ?? document.body);
    await expect(args.onDelete).toHaveBeenCalledWith({ photoId: 'photo-3' });
  },
};

export const None: Story = { args: { photos: [], maxPhotos: 3, paid: false } };
export const Uploading: Story = { args: { uploads } };

/** All three places taken: no drop zone, but a way to more. */
export const FullFree: Story = {
  args: { photos: photosOf(0, 3), maxPhotos: 3, paid: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Add photos')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Get Premium' })).toBeVisible();
  },
};

/** Premium has no more to offer: it is not offered. */
export const FullPremium: Story = {
  args: { photos: photosOf(0, 25), maxPhotos: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: severalLandmarks,
  render: args => (
    <Sheet>
      <OwnPhotoOverview {...args} uploads={uploads} busyId="photo-1" />
      <OwnPhotoOverview {...args} photos={[]} maxPhotos={3} paid={false} error="The file is too large." />
      <OwnPhotoOverview {...args} photos={photosOf(3, 3)} maxPhotos={3} paid={false} />
    </Sheet>
  ),
};
