import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photosOf } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto, portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';
import { PhotoThumb } from './PhotoThumb.tsx';

const open: MemberPhoto = { ...portrait(2), id: 'open', status: 'active' };
const locked = photosOf(2, 0, 1)[0] ?? open;

const meta = {
  title: 'Product/Profiles/PhotoThumb',
  parameters: {
    accessibility: {
      keyboard: [['Enter, Space', 'Shows the picture.']],
      screenReader: ['Its name says which of how many it is, and whether it is locked or being checked.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a small picture that is pressed to show it large or to choose it.',
      avoid: 'people: those have an Avatar.',
    },
  },
  component: PhotoThumb,
  args: { photo: open, index: 2, count: 6, name: 'Bianca', onSelect: fn() },
  decorators: [story => <div style={{ inlineSize: '6rem' }}>{story()}</div>],
} satisfies Meta<typeof PhotoThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(profileHeader.photoNumber({ index: 2, count: 6 })) }),
    );
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
  },
};

/** On focus it says how to unlock it. */
export const Locked: Story = {
  args: { photo: locked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', {
        name: words(profileHeader.photoLocked({ index: 2, count: 6 }), ' ', profileHeader.lockWord),
      }),
    ).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { photo: { ...open, status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: words(profileHeader.photoPending({ index: 2, count: 6 })) }),
    ).toBeVisible();
  },
};

export const Rejected: Story = {
  args: { photo: { ...open, status: 'rejected' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: words(profileHeader.photoRejected({ index: 2, count: 6 })) }),
    ).toBeVisible();
  },
};

const states: { id: string; photo: MemberPhoto; selected?: boolean }[] = [
  { id: 'open', photo: open },
  { id: 'selected', photo: open, selected: true },
  { id: 'locked', photo: locked },
  { id: 'locked, selected', photo: locked, selected: true },
  { id: 'pending', photo: { ...open, status: 'pending' } },
  { id: 'rejected', photo: { ...open, status: 'rejected' } },
  { id: 'missing', photo: { ...missingPhoto, id: 'missing', status: 'active' } },
];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      {['6rem', '3rem'].map(inlineSize => (
        <SheetRow key={inlineSize} label={`${states.map(({ id }) => id).join(' · ')}, ${inlineSize}`}>
          {states.map(({ id, photo, selected }) => (
            <div key={id} style={{ inlineSize }}>
              <PhotoThumb {...args} photo={photo} selected={selected} />
            </div>
          ))}
        </SheetRow>
      ))}
    </Sheet>
  ),
};
