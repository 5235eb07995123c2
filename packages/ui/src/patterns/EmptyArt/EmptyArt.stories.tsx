import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { member, viewer } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { eye } from '../../base/Icon/shapes/eye.ts';
import { like } from '../../base/Icon/shapes/like.ts';
import { pencil } from '../../base/Icon/shapes/pencil.ts';
import { search } from '../../base/Icon/shapes/search.ts';
import { EmptyArt } from './EmptyArt.tsx';

const me = viewer();
const other = member(1);

const meta = {
  title: 'Patterns/EmptyArt',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'the drawing of an EmptyState, with the faces that the reader knows.',
      avoid: 'errors, and faces of strangers.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Hidden: the title of the empty state says the same.'],
    },
  },
  component: EmptyArt,
  args: { kind: 'circle', me, icon: search },
} satisfies Meta<typeof EmptyArt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The own face in the middle of a search that found nobody. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** A person to write to, and the message that is not written yet. */
export const Talk: Story = {
  args: { kind: 'talk', me, other, icon: pencil },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

export const Portraits: Story = { args: { kind: 'portraits', icon: like } };

export const Ticket: Story = { args: { kind: 'ticket', me: undefined, icon: undefined } };

/** Without a photo the figure of the brand stands in. */
export const WithoutPhoto: Story = {
  args: { kind: 'portraits', me: { ...me, photo: null }, icon: eye },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
  },
};

export const Narrow: Story = {
  decorators: [story => <div style={{ inlineSize: '8rem' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-EmptyArt')?.clientWidth).toBe(128);
  },
};

const withoutPhoto = { ...me, photo: null };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="circle, talk, portraits, ticket">
        <EmptyArt kind="circle" me={me} icon={search} />
        <EmptyArt kind="talk" me={me} other={other} icon={pencil} />
        <EmptyArt kind="portraits" me={me} icon={like} />
        <EmptyArt kind="ticket" />
      </SheetRow>
      <SheetRow label="without a photo, without faces">
        <EmptyArt kind="circle" me={withoutPhoto} icon={search} />
        <EmptyArt kind="talk" icon={pencil} />
        <EmptyArt kind="portraits" me={withoutPhoto} icon={eye} />
        <EmptyArt kind="portraits" />
      </SheetRow>
    </Sheet>
  ),
};
