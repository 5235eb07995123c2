import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markDescription } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { FictionalNotice } from './FictionalNotice.tsx';

const meta = {
  title: 'Product/Profiles/FictionalNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the whole sentence, on profile and conversation.',
      avoid: 'tiles: the mark is enough there.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['A note that says who answers; it is not announced when it appears.'],
    },
  },
  component: FictionalNotice,
  decorators: [story => <div style={{ maxInlineSize: '34rem' }}>{story()}</div>],
  args: { origin: 'system' },
} satisfies Meta<typeof FictionalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(markDescription('system'));
  },
};

/** The site's own text. */
export const OwnWarning: Story = {
  args: { warning: 'The writers of this site answer you, for fun and for practice.' },
};

export const OfMember: Story = {
  parameters: { drawsNothing: true },
  args: { origin: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

export const LongWarning: Story = {
  args: {
    warning:
      'Dieses Profil wird von Mitarbeiterinnen und Mitarbeitern des Betreibers zu Unterhaltungszwecken geführt; ein persönliches Treffen ist ausgeschlossen.',
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <FictionalNotice origin="ai" />
      <FictionalNotice
        origin="operator"
        warning="Dieses Profil wird von Mitarbeiterinnen und Mitarbeitern des Betreibers zu Unterhaltungszwecken geführt; ein persönliches Treffen ist ausgeschlossen."
      />
    </Sheet>
  ),
};
