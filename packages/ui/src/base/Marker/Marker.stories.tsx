import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Marker } from './Marker.tsx';

const meta = {
  title: 'Base/Marker',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a dot that a word beside it explains, such as online.',
      avoid: 'a meaning that only the colour shows.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Hidden, unless it has a “label”: then it is a picture with that name.'],
    },
  },
  component: Marker,
  args: { tone: 'online', label: 'Online now' },
} satisfies Meta<typeof Marker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="tones">
        <Text>
          <Marker tone="online" /> Online now
        </Text>
        <Text>
          <Marker tone="new" /> New
        </Text>
      </SheetRow>
    </Sheet>
  ),
};
