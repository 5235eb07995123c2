import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { activationResult } from '../../../i18n/messages/accounts/signup.ts';
import { ActivationCard } from './ActivationCard.tsx';

const meta = {
  title: 'Product/Accounts/ActivationCard',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a next step after the e-mail was confirmed.',
      avoid: 'offers elsewhere: those are packages.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the page of the card.']],
      screenReader: [
        'The title is a heading with the link; the text below is not part of its name.',
        'A discount is read before the title.',
      ],
    },
  },
  component: ActivationCard,
  args: { kind: 'premium', href: '/credits', discountPercent: 25 },
  decorators: [story => <div style={{ inlineSize: '18rem' }}>{story()}</div>],
} satisfies Meta<typeof ActivationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(activationResult.premium) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await expect(canvas.getByText(words('−', formats().percent(25)))).toBeVisible();
  },
};

export const NoDiscount: Story = {
  args: { discountPercent: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

const column = { inlineSize: '20rem', display: 'grid' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="the three">
        {(['profile', 'premium', 'members'] as const).map(kind => (
          <div key={kind} style={column}>
            <ActivationCard kind={kind} href="/" />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="with a discount · narrow">
        <div style={column}>
          <ActivationCard kind="premium" href="/credits" discountPercent={25} />
        </div>
        <div style={{ inlineSize: '14rem' }}>
          <ActivationCard kind="premium" href="/credits" discountPercent={25} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
