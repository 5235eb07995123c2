import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { PhotoStatusBadge, type PhotoStatusBadgeProps } from './PhotoStatusBadge.tsx';

const meta = {
  title: 'Product/Profiles/PhotoStatusBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'own photos that wait or were refused.',
      avoid: "other people's photos: they are shown or not.",
    },
    accessibility: { keyboard: [], screenReader: ['The state is read as a word; its icon is hidden.'] },
  },
  component: PhotoStatusBadge,
  args: { status: 'pending' },
} satisfies Meta<typeof PhotoStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rejected: Story = { args: { status: 'rejected' } };
export const Main: Story = { args: { status: 'active', main: true } };

/** An active photo that is not the main one has no badge. */
export const Active: Story = {
  parameters: { drawsNothing: true },
  args: { status: 'active' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-Badge')).toBeNull();
  },
};

const photos: PhotoStatusBadgeProps[] = [
  { status: 'pending' },
  { status: 'rejected' },
  { status: 'active', main: true },
  { status: 'rejected', main: true },
  { status: 'active' },
];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="being checked · refused · main · main, refused · there (nothing)">
        {photos.map(({ status, main }, index) => (
          <div key={`${status}${main}`} style={{ inlineSize: '10rem' }}>
            <Photo photo={portrait(index)} alt="">
              <span style={{ display: 'flex', padding: 8 }}>
                <PhotoStatusBadge status={status} main={main} />
              </span>
            </Photo>
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
