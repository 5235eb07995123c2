import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Base/Chip',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'short facts in numbers: interests, filters.',
      avoid: 'the main action of a page, or a single state: that is a Badge.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Presses it, where it can be pressed.']],
      screenReader: ['A chip that is chosen says “pressed”; one that can be removed says what is removed.'],
    },
  },
  component: Chip,
  args: { children: 'silent films' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = {
  args: { selected: true, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: sample('silent films'), pressed: true });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Removable: Story = { args: { removeLabel: 'Remove silent films', onPress: fn() } };

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  render: () => (
    <Sheet>
      <SheetRow label="facts; the tinted ones are shared">
        <Chip selected>silent films</Chip>
        <Chip selected>travelling</Chip>
        <Chip>theatre</Chip>
        <Chip>+ 6</Chip>
      </SheetRow>
      <SheetRow label="to press, pressed, to remove">
        <Chip onPress={fn()}>theatre</Chip>
        <Chip selected onPress={fn()}>
          theatre
        </Chip>
        <Chip removeLabel="Remove Lombardy" onPress={fn()}>
          Lombardy
        </Chip>
      </SheetRow>
      {(['hover', 'focus'] as const).map(state => (
        <SheetRow key={state} label={state} inUse={state}>
          <Chip onPress={fn()}>theatre</Chip>
          <Chip selected onPress={fn()}>
            theatre
          </Chip>
          <Chip removeLabel="Remove Lombardy" onPress={fn()}>
            Lombardy
          </Chip>
        </SheetRow>
      ))}
    </Sheet>
  ),
};
