import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { OriginMark } from '../OriginMark/OriginMark.tsx';
import { PersonLine } from './PersonLine.tsx';

const meta = {
  title: 'Patterns/PersonLine',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the person a dialog is about, with the mark of fictional profiles.',
      avoid: 'lists of people: those are tiles or rows.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'Name and mark are read as text; the photo is not read, because the name stands beside it.',
        'The name is marked as not to be translated.',
      ],
    },
  },
  component: PersonLine,
  args: { name: 'Giulia', photo: portrait(6), mark: <OriginMark origin="member" label="Demo" /> },
} satisfies Meta<typeof PersonLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="a member · no private member · no photo, long name">
        <PersonLine {...args} />
        <PersonLine {...args} name="Elena" mark={<OriginMark origin="system" label="Demo" />} />
        <div style={{ inlineSize: '18rem' }}>
          <PersonLine name={longName} photo={null} mark={<OriginMark origin="system" label="Demo" />} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
