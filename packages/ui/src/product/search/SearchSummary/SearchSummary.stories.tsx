import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { SearchSummary } from './SearchSummary.tsx';

const meta = {
  title: 'Product/Search/SearchSummary',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'how many people were found, as a line of text.',
      avoid: 'exact totals above 10,000: it says “more than”.',
    },
  },
  component: SearchSummary,
  args: { count: 1248 },
} satisfies Meta<typeof SearchSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="0, 1, 1 248, more than 10 000">
        <SearchSummary count={0} />
        <SearchSummary count={1} />
        <SearchSummary count={1248} />
        <SearchSummary count={10_000} capped />
      </SheetRow>
      <SheetRow label="demo profiles are counted too: 0, 1 248, more than 10 000">
        <SearchSummary count={0} fictionalProfiles />
        <SearchSummary count={1248} fictionalProfiles />
        <SearchSummary count={10_000} capped fictionalProfiles />
      </SheetRow>
    </Sheet>
  ),
};
