import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photosOf } from '../../../../test/members.ts';
import { Phones } from '../../../../test/Phones.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'Product/Layout/PageSkeleton',
  component: PageSkeleton,
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'a page that was pressed and has not come within a tenth of a second, together with RouteLoadingBar.',
      avoid: 'parts of a page: lists have a loading state of their own.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['It is hidden; RouteLoadingBar says that a page is loading.'],
    },
    bare: true,
  },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed = photosOf(2, 1)[0]?.src;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-PageSkeleton')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Tiles: Story = {
  args: { shape: 'tiles' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.vl-PersonTileSkeleton')).toHaveLength(12);
  },
};

export const Rows: Story = { args: { shape: 'rows' } };
export const Chats: Story = { args: { shape: 'chats' } };
export const Person: Story = { args: { shape: 'person' } };

/** The picture of the person who was pressed is there already. */
export const PressedPerson: Story = {
  args: { shape: 'person', picture: pressed },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="picture"]')).toHaveAttribute('src', `${pressed}`);
  },
};

export const Deck: Story = { args: { shape: 'deck' } };
export const Packages: Story = { args: { shape: 'packages' } };

export const Conversation: Story = {
  args: { shape: 'conversation' },
  play: async ({ canvasElement }) => {
    // nothing to scroll to: bar and text box stand at the edges of the window
    await expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

const shapes = ['tiles', 'rows', 'chats', 'person', 'deck', 'packages', 'conversation', 'text'] as const;

/** All shapes beside each other, each in a window of its own. */
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Phones>
      {shapes.map(shape => (
        <div key={shape} style={{ blockSize: '30rem', overflow: 'clip' }}>
          <PageSkeleton shape={shape} />
        </div>
      ))}
    </Phones>
  ),
};
