import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { member, members } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words } from '../../../../test/words.ts';
import { memberGrid } from '../../../i18n/messages/search.ts';
import { MemberGrid } from './MemberGrid.tsx';

const meta = {
  title: 'Product/Search/MemberGrid',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'members as search results.', avoid: 'an empty search: pair it with NoResults.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people.'],
        ['Enter', 'Opens the person’s page.'],
      ],
      screenReader: ['A list with a name; while it loads, its name says so and it says “busy”.'],
    },
  },
  component: MemberGrid,
  args: { members: members(24), label: 'Members' },
} satisfies Meta<typeof MemberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words(sample('Members')) })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
  },
};

export const Phone: Story = {
  decorators: [story => <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%' }}>{story()}</div>],
};
export const Loading: Story = { args: { members: [], status: 'loading' } };
export const LoadingMore: Story = { args: { members: members(4), status: 'more' } };
export const Single: Story = { args: { members: members(1) } };
export const PartialRow: Story = { args: { members: members(5) } };
export const NoPhotos: Story = {
  args: { members: Array.from({ length: 12 }, (_, index) => member(index, { photo: null })) },
};

export const Failed: Story = {
  args: { members: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(memberGrid.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  parameters: { drawsNothing: true },
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="a page of members">
        <div style={{ inlineSize: '70rem' }}>
          <MemberGrid members={members(18)} eager={18} />
        </div>
      </SheetRow>
      <SheetRow label="on a phone, loading more, failed">
        <div style={{ inlineSize: '22.5rem' }}>
          <MemberGrid members={members(7)} eager={7} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <MemberGrid members={members(3)} eager={3} status="more" />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <MemberGrid members={[]} status="error" onRetry={() => undefined} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
