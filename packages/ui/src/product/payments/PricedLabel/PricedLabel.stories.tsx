import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, textOf, words } from '../../../../test/words.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { PricedLabel, type PricedLabelProps } from './PricedLabel.tsx';

const price = () => textOf(cost.from({ credits: 2, price: money(80) }));

const meta = {
  title: 'Product/Payments/PricedLabel',
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
  args: { children: null },
  render: args => (
    <Button tone="primary">
      <PricedLabel {...args} cost={args.cost ?? price()}>
        {textOf(composer.send)}
      </PricedLabel>
    </Button>
  ),
} satisfies Meta<typeof PricedLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words(composer.send, ' ', price()) })).toBeVisible();
  },
};
/** Where both do not fit, the cost stands below the action. */
export const LittleSpace: Story = {
  decorators: [story => <div style={{ inlineSize: '9rem' }}>{story()}</div>],
};

const inButton = (props: Partial<PricedLabelProps>) => (
  <Button tone="primary">
    <PricedLabel {...props}>{textOf(composer.send)}</PricedLabel>
  </Button>
);
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="with space · little space · free">
        {inButton({ cost: price() })}
        <div style={{ inlineSize: '9rem' }}>{inButton({ cost: price() })}</div>
        {inButton({})}
      </SheetRow>
    </Sheet>
  ),
};
