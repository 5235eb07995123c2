import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Heading } from '../../base/Heading/Heading.tsx';
import { Text } from '../../base/Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Patterns/Card',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'content that is separate from what is around it.',
      avoid: 'wrapping every section: a page full of boxes is hard to scan.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A box that is not announced; with “as” section and “labelledBy” it is a region with that name.',
      ],
    },
  },
  component: Card,
  args: { children: 'A sheet of its own: a hairline and no shadow.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="no room inside, some, much, a word that does not fit">
        {(['none', 'm', 'l'] as const).map(padding => (
          <div key={padding} style={{ inlineSize: '14rem' }}>
            <Card padding={padding}>
              <Heading level={3} size="l">
                Complete your profile
              </Heading>
              <Text tone="muted">A photo and a few lines about you.</Text>
            </Card>
          </div>
        ))}
        <div style={{ inlineSize: '14rem' }}>
          <Card>{longName}</Card>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
