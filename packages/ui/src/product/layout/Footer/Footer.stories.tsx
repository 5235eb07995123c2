import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { footer } from '../../../i18n/messages/layout/layout.ts';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Product/Layout/Footer',
  component: Footer,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'below every page that scrolls.', avoid: 'conversations.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links, then the choice of languages.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A footer with a navigation that has a name; the company is read as text.'],
    },
    bare: true,
  },
  args: {
    links: ['terms', 'privacy', 'cookies', 'ban', 'pricing', 'complaints', 'returns', 'faq', 'service'],
    company: 'Velluto B.V., Amsterdam',
    supportPhone: '+39 02 - 1234 567',
    children: <Disclaimer minAge={18} />,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link contains the number without dashes and spaces. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(footer.phone({ phone: '+39 02 - 1234 567' })) }),
    ).toHaveAttribute('href', 'tel:+39021234567');
    await expect(canvas.getByRole('link', { name: words(footer.privacy) })).toHaveAttribute(
      'href',
      '/pages/privacy',
    );
  },
};

export const UnitedStates: Story = {
  args: { links: ['terms', 'privacy', 'compliance'], supportPhone: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(footer.compliance) })).toHaveAttribute(
      'href',
      '/pages/2257-compliance-statement',
    );
  },
};

export const NoPhone: Story = {
  args: { supportPhone: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(wordsIn(footer.phone({ phone: anything })))).toBeNull();
  },
};
export const LongCompany: Story = {
  args: { company: 'Vereinigte Donaudampfschifffahrtsgesellschaftsbeteiligungsverwaltung mbH' },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false, ...severalLandmarks },
  render: args => (
    <Sheet>
      <Footer {...args} />
      <Footer
        links={['terms']}
        company="Vereinigte Donaudampfschifffahrtsgesellschaftsbeteiligungsverwaltung mbH"
      />
      <div style={{ inlineSize: '20rem' }}>
        <Footer {...args} />
      </div>
    </Sheet>
  ),
};
