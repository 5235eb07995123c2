import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Base/Icon',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'an icon beside a word, which is found more quickly with it.',
      avoid: 'a picture that needs explaining: write the word.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Hidden, unless it has a “label”: then it is a picture with that name.'],
    },
  },
  component: Icon,
  args: { shape: icons.search },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Labelled: Story = { args: { shape: icons.lock, label: 'Locked' } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="sizes">
        {(['xs', 's', 'm', 'l', 'xl'] as const).map(size => (
          <Inline key={size} gap={2}>
            <Icon shape={icons.message} size={size} />
            <Icon shape={icons.like} size={size} />
            <Icon shape={icons.liked} size={size} />
          </Inline>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
