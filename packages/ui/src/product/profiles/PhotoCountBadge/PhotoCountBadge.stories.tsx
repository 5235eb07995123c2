import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { PhotoCountBadge } from './PhotoCountBadge.tsx';

const meta = {
  title: 'Product/Profiles/PhotoCountBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'how many pictures there are, on the first one.', avoid: 'news: that is a CountBadge.' },
    accessibility: {
      keyboard: [],
      screenReader: ['The number is hidden; how many photos there are is read in words.'],
    },
  },
  component: PhotoCountBadge,
  args: { count: 6 },
} satisfies Meta<typeof PhotoCountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileHeader.photoCount({ count: 6 })))).toBeInTheDocument();
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileHeader.photoCount({ count: 0 })))).toBeInTheDocument();
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileHeader.photoCount({ count: 1 })))).toBeInTheDocument();
  },
};
export const TwentyFive: Story = { args: { count: 25 } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="0, 1, 25">
        <div style={{ inlineSize: '10rem' }}>
          <Photo photo={portrait(8)} alt="">
            <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4, padding: 8 }}>
              {[0, 1, 25].map(count => (
                <PhotoCountBadge key={count} count={count} />
              ))}
            </span>
          </Photo>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
