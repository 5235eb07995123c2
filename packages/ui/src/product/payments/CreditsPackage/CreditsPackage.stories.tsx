import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { creditOffers, reducedOffers } from '../../../../test/offers.ts';
import { PackageInTwoLines } from '../../../../test/other-orders/CreditsPackage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, textOf, words } from '../../../../test/words.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { CreditsPackage, type CreditsPackageProps } from './CreditsPackage.tsx';

const offer: CreditPackage = creditOffers[1];
const tones = ['p0', 'p1', 'p2', 'p3'] as const;

const meta = {
  title: 'Product/Payments/CreditsPackage',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one package of credits inside a CreditsPackageList.',
      avoid: 'premium by months: that is a PremiumPackage.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its button or link.'],
        ['Enter, Space', 'On the button: choose the package.'],
      ],
      screenReader: [
        'An article named by its number of credits; a reduced price is read as one sentence.',
        'The button says credits and price, and whether it is chosen.',
      ],
    },
  },
  component: CreditsPackage,
  args: { offer, onChoose: fn() },
  decorators: [story => <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>{story()}</div>],
} satisfies Meta<typeof CreditsPackage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', {
      name: words(
        creditsPackage.chooseCredits({
          action: textOf(creditsPackage.choose),
          credits: 50,
          price: money(1999),
        }),
      ),
    });
    await userEvent.click(choose);
    await expect(args.onChoose).toHaveBeenCalledWith({ offer });
  },
};

/** Made of the same parts in another order: the price beside the number, the button beside what it is worth. */
export const OtherOrder: Story = {
  render: ({ onChoose }) => <PackageInTwoLines offer={offer} onChoose={onChoose} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [amount, price] = ['.vl-PackageAmount', '.vl-PackagePrice'].map(part =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    );
    await expect(price?.left).toBeGreaterThanOrEqual(amount?.right ?? Number.POSITIVE_INFINITY);
    await expect(price?.top).toBeLessThan(amount?.bottom ?? 0);
    const article = canvas.getByRole('article');
    await expect(article).toHaveAccessibleName(words('50 ', creditsPackage.unit({ count: 50 })));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith({ offer });
  },
};

/** Tones are colours of the same tile; a site gives each package one of four. */
export const P0: Story = { args: { offer: { ...offer, tone: 'p0' } } };
export const P1: Story = { args: { offer: { ...offer, tone: 'p1' } } };
export const P2: Story = { args: { offer: { ...offer, tone: 'p2' } } };
export const P3: Story = { args: { offer: { ...offer, tone: 'p3' } } };

/** Both prices are announced in words; the strike-through is not the only sign. */
export const Reduced: Story = {
  args: { offer: reducedOffers[1] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(words(creditsPackage.priceWas({ normal: money(1999), price: money(1499) }))),
    ).toBeInTheDocument();
  },
};

/** A normal price that is not higher is never crossed out. */
export const NoFalseDiscount: Story = {
  args: { offer: { ...offer, normalPrice: { amountMinor: 100, currency: 'EUR' }, discountPercent: 25 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="ribbon"]')).toBeNull();
  },
};

/** A tone changes colours only: no box moves or grows. */
export const TonesDifferInColourOnly: Story = {
  render: args => (
    <>
      {tones.map(tone => (
        <CreditsPackage key={tone} {...args} offer={{ ...offer, tone }} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('.vl-CreditsPackage')].map(ticket => {
      const top = ticket.getBoundingClientRect();
      return [...ticket.querySelectorAll('*')].map(part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { fontSize, fontWeight, borderWidth, clipPath } = getComputedStyle(part);
        return [x - top.x, y - top.y, width, height, fontSize, fontWeight, borderWidth, clipPath].join(' ');
      });
    });
    for (const shape of shapes.slice(1)) await expect(shape).toEqual(shapes[0]);
  },
};

const Box = (props: CreditsPackageProps) => (
  <div style={{ inlineSize: '16.5rem' }}>
    <CreditsPackage {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => {
    const each = (label: string, change: (toned: CreditPackage) => Partial<CreditsPackageProps>) => (
      <SheetRow label={label}>
        {tones.map(tone => {
          const toned: CreditPackage = { ...offer, tone, popular: false };
          return <Box key={tone} {...args} offer={toned} {...change(toned)} />;
        })}
      </SheetRow>
    );
    const reduced = (toned: CreditPackage): CreditPackage => ({
      ...toned,
      price: { amountMinor: 1499, currency: 'EUR' },
      discountPercent: 25,
    });
    return (
      <Sheet>
        {each('plain', () => ({}))}
        {each('popular', toned => ({ offer: { ...toned, popular: true }, emphasis: true }))}
        {each('discount', toned => ({ offer: reduced(toned) }))}
        {each('popular and discount', toned => ({ offer: { ...reduced(toned), popular: true } }))}
        {each('selected', () => ({ selected: true, emphasis: true }))}
        {each('pending · unavailable', toned =>
          toned.tone < 'p2' ? { pending: true } : { unavailable: true },
        )}
      </Sheet>
    );
  },
};

const zloty = (amountMinor: number) => ({ amountMinor, currency: 'PLN' });

export const StatesText: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="0, 10, 100 and 99 999 credits; large amounts of złoty">
        {[0, 10, 100, 99_999].map(credits => (
          <div key={credits} style={{ paddingBlockStart: '0.75rem' }}>
            <Box
              {...args}
              offer={{
                ...offer,
                credits,
                popular: true,
                price: zloty(123_456_789),
                normalPrice: zloty(164_609_052),
                messagePrice: zloty(123_456),
                discountPercent: 25,
              }}
            />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
