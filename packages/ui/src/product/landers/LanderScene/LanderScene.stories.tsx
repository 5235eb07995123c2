import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene } from '../../../../test/films.ts';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { LanderScene, type LanderSceneProps } from './LanderScene.tsx';

const Boxed = (props: LanderSceneProps) => (
  <div style={{ position: 'relative', inlineSize: '12rem', blockSize: '15rem' }}>
    <LanderScene {...props} />
  </div>
);

const meta = {
  title: 'Product/Landers/LanderScene',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'a picture of the site in the place of a member, where visitors may not see members.',
      avoid: 'pictures of people: a visitor takes them for members.',
    },
    accessibility: { keyboard: [], screenReader: ['The picture has a text.'] },
  },
  component: LanderScene,
  args: { scene, sizes: '12rem' },
  render: Boxed,
} satisfies Meta<typeof LanderScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sample('An evening by the water') })).toBeVisible();
  },
};

export const Bleed: Story = { args: { bleed: true } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="with rounded corners · to the edge · the picture does not load">
        <Boxed {...args} />
        <Boxed {...args} bleed />
        <Boxed {...args} scene={{ ...scene, poster: missingPhoto }} />
      </SheetRow>
    </Sheet>
  ),
};
