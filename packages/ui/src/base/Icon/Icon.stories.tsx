import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetRow } from '../../testing/Sheet.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { icons, solids } from './paths.ts';

const meta = { title: 'Base/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [...Object.keys(icons), ...Object.keys(solids)] as IconName[];

export const Default: Story = {};
export const Labelled: Story = { args: { name: 'lock', label: 'Locked' } };

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
          gap: '1.5rem',
        }}
      >
        {names.map(name => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
            <Icon name={name} size="l" />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </div>
        ))}
      </div>
      <SheetRow label="sizes">
        {(['xs', 's', 'm', 'l', 'xl'] as const).map(size => (
          <Inline key={size} gap={2}>
            <Icon name="message" size={size} />
            <Icon name="like" size={size} />
            <Icon name="liked" size={size} />
          </Inline>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
