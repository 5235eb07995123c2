import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { CamTile, type CamTileProps } from './CamTile.tsx';

const meta = {
  title: 'Product/Search/CamTile',
  parameters: {
    guidance: {
      use: 'somebody with a camera on a partner’s site.',
      avoid: 'our own members, and partners without a camera: those are MemberTile and ResellTile.',
    },
  },
  component: CamTile,
  args: {
    member: member(2, { online: true }),
    href: 'https://partner.example/bianca',
    site: 'partner.example',
  },
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
} satisfies Meta<typeof CamTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says that it leads to another site, and to which. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bianca, 28' });
    await expect(link).toHaveAttribute('href', 'https://partner.example/bianca');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(canvas.getByText('Advertisement: leads to partner.example')).toBeInTheDocument();
    await expect(canvas.getByText('partner.example')).toBeVisible();
  },
};

/** Who is not a private person is marked here too. */
export const Fictional: Story = {
  args: { member: member(3, { origin: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { member: member(0, { online: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('online')).toBeNull();
  },
};
export const NoPhoto: Story = { args: { member: member(6, { photo: null }) } };

const tiles: [id: string, props: Partial<CamTileProps>][] = [
  ['online', {}],
  ['offline', { member: member(0, { online: false }) }],
  ['no photo', { member: member(6, { photo: null }) }],
  ['picture fails', { member: member(7, { photo: missingPhoto }) }],
  ['not a private person', { member: member(3, { origin: 'ai', online: false }) }],
  ['long', { member: member(8, { name: longName }), site: 'a-partner-with-a-very-long-address.example' }],
];

export const States: Story = {
  tags: ['sheet'],
  decorators: [story => <div style={{ inlineSize: '72rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label={tiles.map(([id]) => id).join(' · ')}>
        {tiles.map(([id, props]) => (
          <div key={id} style={{ inlineSize: '10.5rem' }}>
            <CamTile {...args} {...props} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="half of a small phone">
        <div style={{ inlineSize: '9rem' }}>
          <CamTile {...args} member={member(4, { origin: 'operator' })} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
