import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { DataList } from './DataList.tsx';

const meta = {
  title: 'Patterns/DataList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'facts that are looked up by their name.',
      avoid: 'rows with several columns: that is a table.',
    },
    accessibility: { keyboard: [], screenReader: ['A list of terms, each followed by its detail.'] },
  },
  component: DataList,
  decorators: [story => <div style={{ maxInlineSize: '24rem' }}>{story()}</div>],
  args: {
    rows: [
      { term: 'Package', detail: '50 credits' },
      { term: 'Normal price', detail: '€19.99' },
      { term: 'Discount', detail: '−€5.00' },
      { term: 'Total', detail: '€14.99', strong: true },
    ],
  },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    rows: [
      { term: 'Zahlungsempfänger', detail: longName },
      { term: 'Adresse', detail: 'Donaudampfschifffahrtsstraße 1, 10115 Berlin, Deutschland' },
      { term: 'Gesamtbetrag', detail: '1.234.567,89 zł', strong: true },
    ],
  },
};
