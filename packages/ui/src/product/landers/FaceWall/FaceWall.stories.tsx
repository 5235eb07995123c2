import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import type { Origin } from '../../../model/origin.ts';
import { media } from '../../../theme/media.ts';
import { FaceWall } from './FaceWall.tsx';

const people = (origin?: Origin) =>
  Array.from({ length: 9 }, (_, index) => member(index, origin && { origin }));

const meta = {
  title: 'Product/Landers/FaceWall',
  component: FaceWall,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'people behind the headline of an upright phone, who are in a list on the same page.',
      avoid: 'people who are nowhere else on the page: screen readers do not read the wall.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes to the switch, where pictures move.'],
        ['Space', 'Holds the pictures still, or lets them move again.'],
      ],
      screenReader: ['Only the switch and the mark of profiles that are not of members are read.'],
    },
    layout: 'fullscreen',
  },
  args: { members: people('member') },
  decorators: [story => <div style={{ position: 'relative', minBlockSize: '22rem' }}>{story()}</div>],
} satisfies Meta<typeof FaceWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where nobody on the wall is a private member, one mark says so. */
export const AllFictional: Story = {
  args: { members: people('system') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.vl-OriginMark')).toHaveLength(1);
  },
};

/** Where some are, each of the others has a mark of its own. */
export const Mixed: Story = {
  args: { members: people() },
  play: async ({ canvasElement }) => {
    const marked = people()
      .flat()
      .filter(({ origin }) => origin !== 'member');
    await expect(canvasElement.querySelectorAll('.vl-OriginMark')).toHaveLength(2 * marked.length);
  },
};

/** The switch holds the pictures still. */
export const Held: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const moves = matchMedia(`${media.phone} and ${media.roomy} and ${media.motion}`).matches;
    if (!moves) return;
    await userEvent.click(canvas.getByRole('checkbox', { name: words(homeHero.still) }));
    const column = canvasElement.querySelector('.vl-FaceWall > [aria-hidden] > div');
    await expect(column && getComputedStyle(column).animationPlayState).toBe('paused');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="members">
        <div style={{ position: 'relative', inlineSize: '100%', minBlockSize: '22rem' }}>
          <FaceWall {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
