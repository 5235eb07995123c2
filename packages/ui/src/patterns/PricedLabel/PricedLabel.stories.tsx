import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../../base/Button/Button.tsx';
import { PricedLabel, type PricedLabelProps } from './PricedLabel.tsx';

const meta = {
  title: 'Patterns/PricedLabel',
  component: PricedLabel,
  parameters: {
    since: '1.0.0',
    status: 'experimental',
    guidance: {
      use: 'as the content of a button that spends credits.',
      avoid: 'in a list of prices: there the amounts stand in a column.',
    },
    accessibility: { keyboard: [], screenReader: ['The action is read first, then its cost.'] },
  },
  args: { children: 'Send', cost: '2 credits · €0.80' },
  render: args => (
    <Button tone="primary">
      <PricedLabel {...args} />
    </Button>
  ),
} satisfies Meta<typeof PricedLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: `${sample('Send')} ${sample('2 credits · €0.80')}` }),
    ).toBeVisible();
  },
};
/** Where both do not fit, the cost stands below the action. */
export const LittleSpace: Story = {
  decorators: [story => <div style={{ inlineSize: '9rem' }}>{story()}</div>],
};

const inButton = (props: Partial<PricedLabelProps>) => (
  <Button tone="primary">
    <PricedLabel {...props}>{sample('Send')}</PricedLabel>
  </Button>
);
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="with space · little space · free">
        {inButton({ cost: sample('2 credits · €0.80') })}
        <div style={{ inlineSize: '9rem' }}>{inButton({ cost: sample('2 credits · €0.80') })}</div>
        {inButton({})}
      </SheetRow>
    </Sheet>
  ),
};
