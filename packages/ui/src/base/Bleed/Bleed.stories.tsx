import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { landscapePhoto } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { Bleed } from './Bleed.tsx';

const photo = <Photo photo={landscapePhoto} alt="" ratio="5 / 2" radius="none" tone="true" />;

const meta = {
  title: 'Base/Bleed',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'pictures and lines that go to the edge of a padded box or of a phone.',
      avoid: 'text: it needs the distance.',
    },
    accessibility: { keyboard: [], screenReader: ['It adds nothing to read: only the distances change.'] },
  },
  component: Bleed,
  args: { inline: 4, children: photo },
  render: args => (
    <div style={{ inlineSize: '20rem' }}>
      <Surface padding={4} outlined>
        <Stack gap={4}>
          <Text>The padding holds for these words.</Text>
          <Bleed {...args} />
        </Stack>
      </Surface>
    </div>
  ),
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the box around the padding. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const width = (component: string) => canvasElement.querySelector(`.vl-${component}`)?.clientWidth;
    await expect(width('Bleed')).toBe(width('Surface'));
  },
};

/** Wider windows keep the padding. */
export const PhonesOnly: Story = {
  args: { phonesOnly: true },
  play: async ({ canvasElement }) => {
    const bleed = canvasElement.querySelector('.vl-Bleed');
    await expect(bleed && getComputedStyle(bleed).marginInlineStart).toBe('0px');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="none, to the sides, all around">
        {[{}, { inline: 4 as const }, { inline: 4 as const, block: 4 as const }].map(edges => (
          <div key={JSON.stringify(edges)} style={{ inlineSize: '20rem' }}>
            <Surface padding={4} outlined>
              <Bleed {...args} inline={undefined} {...edges} />
            </Surface>
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
