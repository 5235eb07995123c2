import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { like } from '../../base/Icon/shapes/like.ts';
import { EmptyArt } from '../EmptyArt/EmptyArt.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a list that has nothing yet, with the way to fill it.',
      avoid: 'errors: say what failed and offer to try again.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'The title is a heading of its “level”; the drawing is hidden.',
        'It is not announced when it appears.',
      ],
    },
  },
  component: EmptyState,
  args: {
    art: <EmptyArt kind="portraits" icon={like} />,
    title: 'No likes yet',
    children: 'A good photo and a few lines about you are what most people look at first.',
    actions: <Button>Complete your profile</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { art: undefined, children: undefined, actions: undefined } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="whole, title only, narrow and long">
        <div style={{ inlineSize: '26rem' }}>
          <EmptyState {...args} />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <EmptyState title="No matches yet" level={3} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <EmptyState
            title="Benachrichtigungseinstellungen"
            level={3}
            actions={<Button>Einstellungen überprüfen</Button>}
          >
            Noch nichts eingestellt.
          </EmptyState>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
