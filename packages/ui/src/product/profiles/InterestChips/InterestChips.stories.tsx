import type { Meta, StoryObj } from '@storybook/react-vite';
import { INTERESTS } from '@velluto/rules';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { interestChips } from '../../../i18n/messages/profiles/profile.ts';
import { InterestChips } from './InterestChips.tsx';

const meta = {
  title: 'Product/Profiles/InterestChips',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'interests on a profile, shared ones first.',
      avoid: 'choosing them: that is the InterestPicker.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button that shows all interests.'],
        ['Enter, Space', 'Show all of them, or fewer.'],
      ],
      screenReader: [
        'A region with its heading as a name; a shared interest says so in words.',
        'The button says how many more there are.',
      ],
    },
  },
  component: InterestChips,
  decorators: [story => <div style={{ maxInlineSize: '30rem' }}>{story()}</div>],
  args: { interests: INTERESTS.slice(0, 14), shared: ['sea', 'hiking'] },
} satisfies Meta<typeof InterestChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shared interests come first; a button shows the rest. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      wordsIn(interestNames.sea, ' (', interestChips.shared, ')'),
    );
    await userEvent.click(canvas.getByRole('button', { name: words(interestChips.allLabel({ count: 6 })) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getByRole('button', { name: words(interestChips.less) })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Three: Story = {
  args: { interests: INTERESTS.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ShowAll: Story = {
  args: { interests: INTERESTS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(interestChips.allLabel({ count: INTERESTS.length - 8 })) }),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(INTERESTS.length + 1);
  },
};

export const None: Story = { args: { interests: [], shared: [] } };
export const All: Story = { args: { interests: INTERESTS, first: 99 } };

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="none, three, all but eight">
        {[0, 3, INTERESTS.length].map(count => (
          <div key={count} style={{ inlineSize: '20rem' }}>
            <InterestChips interests={INTERESTS.slice(0, count)} shared={['romance', 'sea']} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
