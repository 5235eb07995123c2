import type { Meta } from '@storybook/react-vite';
import { getPackagesExamples, getPaymentExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Credits',
  tags: ['sheet'],
  ...screens('Buying credits, from the packages to the receipt, and what happens when a payment fails.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** With the time bonus of a new member. */
export const Packages: ScreenStory = { args: { address: '/credits', user: people.free } };

export const PackagesPlain: ScreenStory = {
  args: {
    address: '/credits',
    user: people.premium,
    answers: { '/api/packages.php': getPackagesExamples.plain },
  },
};

export const Order: ScreenStory = { args: { address: '/credits/credits-50/postepay', user: people.free } };

export const Paid: ScreenStory = {
  args: { address: '/transactions/01a1fd6f-1d00-7040-bfd5-925d40e11c67', user: people.premium },
};

export const Pending: ScreenStory = {
  args: {
    address: '/transactions/01a1fd6f-1d00-7040-bfd5-925d40e11c67',
    user: people.free,
    answers: { '/api/payment.php': getPaymentExamples.pending },
  },
};

export const Failed: ScreenStory = {
  args: {
    address: '/transactions/01a1fd6f-1d00-7040-bfd5-925d40e11c67',
    user: people.free,
    answers: { '/api/payment.php': getPaymentExamples.failed },
  },
};

export const Cancelled: ScreenStory = {
  args: {
    address: '/transactions/01a1fd6f-1d00-7040-bfd5-925d40e11c67',
    user: people.free,
    answers: { '/api/payment.php': getPaymentExamples.cancelled },
  },
};
