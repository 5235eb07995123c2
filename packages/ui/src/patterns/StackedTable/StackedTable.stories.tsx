import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Heading } from '../../base/Heading/Heading.tsx';
import { StackedTable } from './StackedTable.tsx';

const meta = {
  title: 'Patterns/StackedTable',
  parameters: {
    since: '1.1.0',
    status: 'stable',
    guidance: {
      use: 'several facts about each of several things, in words.',
      avoid: 'figures that are compared with each other: they have to stay in columns.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A table whose rows have a heading at every width; in a card each cell begins with the heading of its column.',
      ],
    },
  },
  component: StackedTable,
  args: {
    labelledBy: 'data',
    columns: ['Data', 'Purpose', 'Time'],
    rows: [
      {
        id: 'account',
        cells: ['Your account', 'To let you log in and to reach you', '14 days after you leave'],
      },
      { id: 'views', cells: ['Visited profiles', 'To show members who visited them', '30 days'] },
    ],
  },
  render: args => (
    <div>
      <Heading level={2} size="l" id="data">
        Your data
      </Heading>
      <StackedTable {...args} />
    </div>
  ),
} satisfies Meta<typeof StackedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('table', { name: sample('Your data') })).toBeVisible();
    const name = sample(args.rows[1]?.cells ?? []).join(' ');
    await expect(canvas.getByRole('row', { name })).toBeVisible();
  },
};

/** As on a phone: each row is a card, and nothing is wider than its place. */
export const Narrow: Story = {
  decorators: [story => <div style={{ inlineSize: '18rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: sample('Your data') });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(canvas.getByRole('cell', { name: 'Time 30 days' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('cell');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
};

const long = {
  id: 'long',
  cells: [
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Vertragserfüllung, Buchhaltung und Rückerstattungen',
    'Solange das Steuerrecht es verlangt',
  ],
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="columns">
        <div style={{ inlineSize: '48rem' }}>
          <Heading level={3} id="wide">
            Wide
          </Heading>
          <StackedTable {...args} labelledBy="wide" rows={[...args.rows, long]} />
        </div>
      </SheetRow>
      <SheetRow label="cards, 480 px">
        <div style={{ inlineSize: '30rem' }}>
          <Heading level={3} id="middle">
            Middle
          </Heading>
          <StackedTable {...args} labelledBy="middle" />
        </div>
      </SheetRow>
      <SheetRow label="cards, 288 px">
        <div style={{ inlineSize: '18rem' }}>
          <Heading level={3} id="narrow">
            Narrow
          </Heading>
          <StackedTable {...args} labelledBy="narrow" rows={[...args.rows, long]} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
