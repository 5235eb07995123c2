import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../test/photographed.ts';
import { Icon } from '../base/Icon/Icon.tsx';
import * as icons from '../base/Icon/icons.ts';
import { Text } from '../base/Text/Text.tsx';
import { Part } from './Part.tsx';

/** The icons of the package, by their names in code. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Part
      title="Icons"
      rule="Drawn on a grid of 24 with a stroke of 1.75 and round ends, in the colour of the text beside them. An icon stands beside its word; alone only where everybody knows it, and then with a label for screen readers."
    >
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
          gap: '1.5rem 0.5rem',
        }}
      >
        {Object.entries(icons).map(([name, shape]) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
            <Icon shape={shape} size="l" />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </div>
        ))}
      </div>
    </Part>
  ),
};
