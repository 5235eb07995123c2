import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { landscapePhoto, lockedPhoto, missingPhoto, portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Photo } from './Photo.tsx';

const meta = {
  title: 'Base/Photo',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: "people's pictures in every size, with or without a picture there.",
      avoid: 'decoration and brand pictures, which need no veil and no figure.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        '“alt” names the picture, and stays when the figure stands in its place.',
        'The initials and the signs of a locked or pending photo are hidden: what is around the photo says it in words.',
      ],
    },
  },
  component: Photo,
  args: { photo: portrait(2), alt: 'Bianca smiles at the sea', name: 'Bianca' },
  decorators: [story => <div style={{ inlineSize: '14rem' }}>{story()}</div>],
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The locked picture came as a small blurred file, as it should: no warning. */
export const Locked: Story = {
  args: { photo: lockedPhoto, alt: 'Locked photo' },
  beforeEach: () => {
    const warn = spyOn(console, 'warn');
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.getByRole<HTMLImageElement>('img').decode();
    await expect(console.warn).not.toHaveBeenCalled();
  },
};

/** A large picture that is only blurred by CSS is not protected. In development the console warns. */
export const LockedTooLarge: Story = {
  args: { photo: { ...portrait(2), locked: true }, alt: 'Locked photo' },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: () =>
    waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('480 × 600 px'))),
};
export const Pending: Story = { args: { veil: 'pending' } };
export const Missing: Story = { args: { photo: null } };
export const Landscape: Story = { args: { photo: landscapePhoto } };

/** The address is broken: a figure without a face is shown instead. */
export const Broken: Story = {
  args: { photo: missingPhoto },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="monogram"]')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const cell = { inlineSize: '10rem' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="portrait, with the grade of lists and as it is, wide, small">
        <div style={cell}>
          <Photo photo={portrait(0)} alt="" />
        </div>
        <div style={cell}>
          <Photo photo={portrait(0)} alt="" tone="true" />
        </div>
        <div style={cell}>
          <Photo photo={landscapePhoto} alt="" />
        </div>
        <div style={cell}>
          <Photo photo={landscapePhoto} alt="" ratio="photo" />
        </div>
        <div style={{ inlineSize: '4rem' }}>
          <Photo photo={portrait(7)} alt="" ratio="1" />
        </div>
      </SheetRow>
      <SheetRow label="locked, pending, missing, two names, round">
        <div style={cell}>
          <Photo photo={lockedPhoto} alt="" />
        </div>
        <div style={cell}>
          <Photo photo={portrait(4)} alt="" veil="pending" />
        </div>
        <div style={cell}>
          <Photo photo={null} alt="" name="Giulia" />
        </div>
        <div style={cell}>
          <Photo photo={null} alt="" name="Anna Rossi" />
        </div>
        <div style={{ inlineSize: '6rem' }}>
          <Photo photo={portrait(6)} alt="" ratio="1" radius="round" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
