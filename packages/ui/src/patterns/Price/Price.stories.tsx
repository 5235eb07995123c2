import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { money, words, wordsIn } from '../../../test/words.ts';
import { Price } from './Price.tsx';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const meta = {
  title: 'Patterns/Price',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'every amount of money.',
      avoid: 'credits. And never a crossed-out price that nobody was asked to pay.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A reduced price is read as one sentence with both amounts; the amounts themselves are hidden.',
      ],
    },
  },
  component: Price,
  args: {
    price: euro(1499),
    normalPrice: euro(1999),
    wasNowText: ({ now, was }) => `now ${now}, was ${was}`,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The usual price is crossed out, and announced in words. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(words('now ', money(1499), ', was ', money(1999)))).toBeInTheDocument();
    await expect(canvasElement.querySelector('s')).toHaveTextContent(wordsIn(money(1999)));
  },
};

/** A lower "normal" price is no discount: nothing is crossed out. */
export const NotHigher: Story = {
  args: { normalPrice: euro(999) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
    await expect(canvasElement).toHaveTextContent(words(money(1499)));
  },
};

export const OtherCurrency: Story = {
  args: { normalPrice: { amountMinor: 9900, currency: 'PLN' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

const wasNowText = () => '';

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="plain, lowered, large, long">
        <Price price={euro(1999)} wasNowText={wasNowText} />
        <Price price={euro(1499)} normalPrice={euro(1999)} wasNowText={wasNowText} />
        <Price price={euro(1499)} normalPrice={euro(1999)} size="l" wasNowText={wasNowText} />
        <Price
          price={{ amountMinor: 123_456_789, currency: 'PLN' }}
          normalPrice={{ amountMinor: 223_456_789, currency: 'PLN' }}
          size="l"
          wasNowText={wasNowText}
        />
      </SheetRow>
    </Sheet>
  ),
};
