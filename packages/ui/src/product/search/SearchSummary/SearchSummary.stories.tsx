import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
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
    accessibility: {
      keyboard: [],
      screenReader: ['Read as text; how many people are not private members is part of it.'],
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
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="0, 1, 1 248, more than 10 000">
        <SearchSummary count={0} />
        <SearchSummary count={1} />
        <SearchSummary count={1248} />
        <SearchSummary count={10_000} capped />
      </SheetRow>
      <SheetRow label="of them demo profiles: one, of one kind, of several, more than 10 000">
        <SearchSummary count={24} fictional={{ operator: 0, ai: 1, system: 0 }} />
        <SearchSummary count={142} fictional={{ operator: 0, ai: 0, system: 141 }} />
        <SearchSummary count={1248} fictional={{ operator: 100, ai: 30, system: 11 }} />
        <SearchSummary count={10_000} capped fictional={{ operator: 0, ai: 12_340, system: 0 }} />
      </SheetRow>
    </Sheet>
  ),
};
