import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Button } from '../../base/Button/Button.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { media } from '../../theme/media.ts';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Patterns/StickyBar',
  component: StickyBar,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: "a form's or profile's main actions on phones.", avoid: 'more than two actions.' },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A group with the name “label”.',
        'It stays in view without a change to the order in which things are read.',
      ],
    },
    bare: true,
  },
  args: {
    label: 'Giulia',
    children: (
      <>
        <Button>Like</Button>
        <Button tone="primary">Write · 2 credits, €0.80</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AboveLongPage: Story = {
  decorators: [
    story => (
      <div>
        <div style={{ blockSize: '150vh' }} />
        {story()}
      </div>
    ),
  ],
};
/** Those of a page stand in their place on desktops, and take no more width than they need. */
export const OfPage: Story = {
  args: {
    of: 'page',
    children: (
      <>
        <LinkButton tone="primary" href="/chat/giulia">
          Write
        </LinkButton>
        <Button>Like</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const desktop = matchMedia(media.desktop).matches;
    const { position, borderBlockStartWidth } = getComputedStyle(
      canvas.getByRole('group', { name: 'Giulia' }),
    );
    await expect([position, borderBlockStartWidth]).toEqual(desktop ? ['static', '0px'] : ['sticky', '1px']);
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Like' })).flexGrow).toBe('0');
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
