import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { creditOffers, premiumOffers, reducedOffers } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { CreditsPackageList } from './CreditsPackageList.tsx';

const meta = {
  title: 'Product/Payments/CreditsPackageList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'choosing a package.', avoid: 'mixing packages of two kinds in one list.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the buttons of the packages.'],
        ['Enter, Space', 'On the button: choose the package.'],
      ],
      screenReader: ['A list with a name; while it loads it says “busy” and that it loads.'],
    },
  },
  component: CreditsPackageList,
  args: { offers: reducedOffers, onChoose: fn() },
} satisfies Meta<typeof CreditsPackageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const amounts = [...canvasElement.querySelectorAll('[data-part="action"]')];
    const lines = new Set(amounts.map(part => Math.round(part.getBoundingClientRect().bottom)));
    await expect(lines.size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /120/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ offer: reducedOffers[2] });
  },
};
export const Links: Story = { args: { href: '/credits/{id}' } };
export const Premium: Story = { args: { offers: premiumOffers } };
export const Empty: Story = { args: { offers: [] } };
export const Loading: Story = { args: { offers: [], loading: true } };
export const Failed: Story = { args: { offers: [], problem: <p>The packages could not be loaded.</p> } };
export const One: Story = { args: { offers: creditOffers.slice(0, 1) } };
export const Three: Story = { args: { offers: creditOffers.slice(0, 3) } };
export const Six: Story = { args: { offers: [...creditOffers, ...premiumOffers.slice(0, 2)] } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="four reduced">
        <Wide>
          <CreditsPackageList {...args} />
        </Wide>
      </SheetRow>
      <SheetRow label="six of both kinds, the third chosen">
        <Wide>
          <CreditsPackageList
            {...args}
            offers={[...creditOffers, ...premiumOffers.slice(0, 2)]}
            selectedId="p2"
          />
        </Wide>
      </SheetRow>
      <SheetRow label="one">
        <Wide>
          <CreditsPackageList {...args} offers={creditOffers.slice(0, 1)} />
        </Wide>
      </SheetRow>
      <SheetRow label="loading">
        <Wide>
          <CreditsPackageList {...args} offers={[]} loading />
        </Wide>
      </SheetRow>
      <SheetRow label="none">
        <Wide>
          <CreditsPackageList {...args} offers={[]} />
        </Wide>
      </SheetRow>
    </Sheet>
  ),
};

const Wide = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '100%' }}>{children}</div>
);
