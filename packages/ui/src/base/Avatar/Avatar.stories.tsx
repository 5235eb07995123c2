import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Base/Avatar',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a person beside a name: in a row, a bar, a menu.',
      avoid: 'where the picture itself is looked at: that is a Photo.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'The photo has an empty text unless “alt” is given, because the name stands beside it.',
        'The green dot is a picture named by “online”.',
      ],
    },
  },
  component: Avatar,
  args: { photo: portrait(6), name: 'Giulia', alt: 'Giulia' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Monogram: Story = { args: { photo: null } };
export const Online: Story = { args: { online: 'Online now', size: 'l' } };

const sizes = ['xs', 's', 'm', 'l', 'xl'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="sizes">
        {sizes.map((size, index) => (
          <Avatar key={size} photo={portrait(index)} name="Giulia" size={size} />
        ))}
      </SheetRow>
      <SheetRow label="monogram">
        {sizes.map(size => (
          <Avatar key={size} photo={null} name="Łucja Nowak" size={size} />
        ))}
      </SheetRow>
      <SheetRow label="online, new">
        {sizes.map((size, index) => (
          <Avatar
            key={size}
            photo={portrait(index + 5)}
            name="Giulia"
            size={size}
            online="Online now"
            ring={index % 2 > 0}
          />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
