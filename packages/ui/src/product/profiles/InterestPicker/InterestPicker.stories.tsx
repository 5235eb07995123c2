import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { textOf, words } from '../../../../test/words.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { InterestPicker } from './InterestPicker.tsx';

const meta = {
  title: 'Product/Profiles/InterestPicker',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'choosing interests in the member’s own profile.', avoid: 'showing them.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the interests.'],
        ['Enter, Space', 'Choose an interest or take it back.'],
      ],
      screenReader: ['A list with a name; each interest says whether it is chosen.'],
    },
  },
  component: InterestPicker,
  decorators: [story => <div style={{ maxInlineSize: '40rem' }}>{story()}</div>],
  args: { value: ['cinema', 'sea'], onChange: fn() },
} satisfies Meta<typeof InterestPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen interests keep the order of the product, in whatever order they were pressed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: words(interestNames.cinema) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: words(interestNames.romance) }));
    await expect(args.onChange).toHaveBeenCalledWith({ interests: ['romance', 'sea', 'cinema'] });
    await userEvent.click(canvas.getByRole('button', { name: words(interestNames.cinema) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ interests: ['sea'] });
  },
};

/** The server lists the interests to choose from; one without a text is shown as it is. */
export const AsListed: Story = {
  args: { options: ['sea', 'cinema', 'chess'] },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(chip => chip.textContent);
    await expect(names).toEqual([textOf(interestNames.sea), textOf(interestNames.cinema), 'chess']);
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
