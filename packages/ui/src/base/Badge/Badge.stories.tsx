import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Base/Badge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a state in one or two words: premium, new, paid.',
      avoid: 'a number of new things: that is a CountBadge. A fact that can be pressed: that is a Chip.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Read as plain text in its place; its colour says nothing that its words do not.'],
    },
  },
  component: Badge,
  args: { children: 'Premium' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhoto: Story = {
  args: { tone: 'photo', children: 'IT' },
  decorators: [
    story => (
      <Photo photo={portrait(3)} alt="" ratio="3">
        {story()}
      </Photo>
    ),
  ],
};

const tones = ['neutral', 'inverse', 'positive', 'warning', 'danger', 'new'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="tones">
        {tones.map(tone => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="warning">
          <Icon shape={icons.clock} size="xs" /> In review
        </Badge>
      </SheetRow>
      <SheetRow label="on a photo">
        <div style={{ inlineSize: '14rem' }}>
          <Photo photo={portrait(0)} alt="">
            <div style={{ padding: '0.75rem' }}>
              <Inline gap={2}>
                <Badge tone="photo">IT</Badge>
                <Badge tone="photoDark">Demo profile</Badge>
              </Inline>
            </div>
          </Photo>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
