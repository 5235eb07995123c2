import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Ribbon } from './Ribbon.tsx';

const meta = {
  title: 'Base/Ribbon',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'something new on a photo or a card, in one word.',
      avoid: 'lasting states: a ribbon that is always there is decoration.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: Ribbon,
  args: { children: 'Likes you' },
} satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tail: Story = { args: { shape: 'tail', tone: 'p1', children: '−25 %' } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="slant">
        <Ribbon>Likes you</Ribbon>
        <Ribbon tone="inverse">New</Ribbon>
      </SheetRow>
      <SheetRow label="tail, p0 to p3">
        {(['p0', 'p1', 'p2', 'p3'] as const).map(tone => (
          <Ribbon key={tone} tone={tone} shape="tail">
            −25 %
          </Ribbon>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
