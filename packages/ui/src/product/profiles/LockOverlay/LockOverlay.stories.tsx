import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { LockOverlay, type LockOverlayProps } from './LockOverlay.tsx';

/** The overlay inside a picture inside a button, as in a gallery. */
const Locked = ({ pointed = false, ...props }: LockOverlayProps & { pointed?: boolean }) => (
  <button
    type="button"
    // Shows the hover state, which cannot be had in a screenshot.
    ref={button => {
      if (!pointed || !button) return;
      const overlay = button.querySelector<HTMLElement>('.vl-LockOverlay');
      overlay?.style.setProperty('opacity', '1');
    }}
    style={{ inlineSize: '6rem', padding: 0, border: 0, background: 'none' }}
  >
    <VisuallyHidden>Photo 4 of 6, locked</VisuallyHidden>
    <Photo photo={lockedPhoto} alt="" ratio="1">
      <LockOverlay {...props} />
    </Photo>
  </button>
);

const meta = {
  title: 'Product/Profiles/LockOverlay',
  parameters: {
    accessibility: {
      keyboard: [['Tab', 'Its word is shown while the button or link around it has the focus.']],
      screenReader: ['Its word is read as part of what it lies on, such as the button of a PhotoThumb.'],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a picture that only premium members see, with the way to see it.',
      avoid: 'pictures that wait for approval: those have a PhotoStatusBadge.',
    },
  },
  component: LockOverlay,
  args: { access: 'member' },
  render: args => <Locked {...args} />,
} satisfies Meta<typeof LockOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on hover and on focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByText(words(profileHeader.lockWord));
    await expect(word.parentElement).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', {
        name: words('Photo 4 of 6, locked ', profileHeader.lockWord),
      }),
    ).toHaveFocus();
    await waitFor(() => expect(word.parentElement).toHaveStyle({ opacity: '1' }));
  },
};

export const Visitor: Story = { args: { access: 'visitor' } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="at rest · pointed at: member, visitor">
        <Locked />
        <Locked pointed />
        <Locked pointed access="visitor" />
      </SheetRow>
    </Sheet>
  ),
};
