import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { PremiumBadge } from './PremiumBadge.tsx';

const meta = {
  title: 'Product/Profiles/PremiumBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members who have bought a package, beside their name.',
      avoid: 'what only premium members may do: say it in words.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: PremiumBadge,
  args: {},
} satisfies Meta<typeof PremiumBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(memberWords.premium))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="on a picture">
        <div style={{ inlineSize: '10rem' }}>
          <Photo photo={portrait(8)} alt="">
            <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4, padding: 8 }}>
              <PremiumBadge />
            </span>
          </Photo>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
