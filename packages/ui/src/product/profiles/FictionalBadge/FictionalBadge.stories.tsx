import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anyMark, markDescription } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { LanguageBadge } from '../LanguageBadge/LanguageBadge.tsx';
import { OnlineMark } from '../OnlineMark/OnlineMark.tsx';
import { PhotoCountBadge } from '../PhotoCountBadge/PhotoCountBadge.tsx';
import { PremiumBadge } from '../PremiumBadge/PremiumBadge.tsx';
import { FictionalBadge } from './FictionalBadge.tsx';

const meta = {
  title: 'Product/Profiles/FictionalBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the mark beside a name, in the words of the site.',
      avoid: 'hiding it for private members: it renders nothing for them.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The whole sentence about who answers is read in place of the short word.'],
    },
  },
  component: FictionalBadge,
  args: { origin: 'system' },
} satisfies Meta<typeof FictionalBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markDescription('system'))).toBeInTheDocument();
  },
};

export const OfMember: Story = {
  parameters: { drawsNothing: true },
  args: { origin: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(anyMark())).toBeNull();
  },
};

/** All badges of a person side by side. */
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="fictional: operator, ai, system on a photo">
        <FictionalBadge origin="operator" />
        <FictionalBadge origin="ai" />
        <FictionalBadge origin="system" background="photo" />
      </SheetRow>
      <SheetRow label="languages">
        {['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'].map(language => (
          <LanguageBadge key={language} language={language} />
        ))}
      </SheetRow>
      <SheetRow label="premium, online, photos 0, 1, 25">
        <PremiumBadge />
        <OnlineMark online />
        <PhotoCountBadge count={0} />
        <PhotoCountBadge count={1} />
        <PhotoCountBadge count={25} />
      </SheetRow>
    </Sheet>
  ),
};
