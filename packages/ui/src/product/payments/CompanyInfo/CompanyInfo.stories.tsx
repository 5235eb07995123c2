import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../../../test/company.ts';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words, wordsIn } from '../../../../test/words.ts';
import { companyInfo } from '../../../i18n/messages/payments/transactions.ts';
import { CompanyInfo } from './CompanyInfo.tsx';

const meta = {
  title: 'Product/Payments/CompanyInfo',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'receipts, the terms and the support page.',
      avoid: 'the bottom of every page: the Footer has the name.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through telephone number and e-mail address.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A list of terms with their details; names and addresses are marked as not to be translated.',
      ],
    },
  },
  component: CompanyInfo,
  args: { company },
} satisfies Meta<typeof CompanyInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link contains the number without spaces and dashes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+39 02 5550-1234' })).toHaveAttribute(
      'href',
      'tel:+390255501234',
    );
    await expect(canvas.getByText(formats().country('NL'))).toBeVisible();
    await expect(canvas.getByText(words(companyInfo.vat({ count: 2 })))).toBeVisible();
  },
};

const little = { ...company, tradeNames: [], vatNumbers: ['NL866543210B01'], phone: null, email: null };

/** Unknown facts have no row. */
export const Little: Story = {
  args: { company: little },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words(companyInfo.phone))).toBeNull();
    await expect(canvas.queryByText(wordsIn(companyInfo.tradeNames({ count: 1 })))).toBeNull();
    await expect(canvas.getByText(words(companyInfo.vat({ count: 1 })))).toBeVisible();
  },
};

const long = {
  ...company,
  name: `${longName} Gesellschaft mit beschränkter Haftung`,
  tradeNames: [longName, 'Velluto', 'Nordlys'],
  email: `${longName.toLowerCase()}@correspondence.example.com`,
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="everything · little is known · 320 px, long">
        <div style={{ inlineSize: '26rem' }}>
          <CompanyInfo {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <CompanyInfo company={little} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <CompanyInfo company={long} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
