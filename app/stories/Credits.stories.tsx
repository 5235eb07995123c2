import type { Meta } from '@storybook/react-vite';
import { getPackagesExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Credits',
  tags: ['sheet'],
  ...screens('Buying credits, from the packages to the order.'),
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
