import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { OriginMark } from './OriginMark.tsx';

const meta = {
  title: 'Patterns/OriginMark',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'every place where somebody who is not a private member appears, without exception.',
      avoid: 'any other label: its look must mean one thing only.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Its “description” is read in place of the short word; the sign is hidden.'],
    },
  },
  component: OriginMark,
  args: { origin: 'system', label: 'Demo', description: 'Demonstration profile, not a private member' },
} satisfies Meta<typeof OriginMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Private members carry no mark. */
export const OfMember: Story = {
  parameters: { drawsNothing: true },
  args: { origin: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Demo')).toBeNull();
  },
};

const narrow = { inlineSize: '8rem', containerType: 'inline-size' } as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="on a page, on photos, long, no room">
        <OriginMark origin="operator" label="Demo" />
        <OriginMark origin="ai" label="Demo" background="photo" />
        <OriginMark origin="system" label="Demonstrationsprofil des Betreibers" />
        <div style={{ inlineSize: '6rem' }}>
          <OriginMark origin="system" label="Demonstrationsprofil" />
        </div>
      </SheetRow>
      <SheetRow label="in a narrow tile: a program answers, people answer, a long word">
        {(['system', 'operator'] as const).map(origin => (
          <div key={origin} style={narrow}>
            <OriginMark origin={origin} label="Demo · automatic" shortLabel="Demo" background="photo" />
          </div>
        ))}
        <div style={narrow}>
          <OriginMark origin="ai" label="Demonstrationsprofil · KI" shortLabel="Demonstrationsprofil" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
