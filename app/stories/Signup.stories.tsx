import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screenMeta } from './support/screen-meta.tsx';

/** Joining. */
const meta = {
  title: 'Screens/Sign-up',
  tags: ['sheet'],
  ...screenMeta,
} satisfies Meta<ScreenArgs>;
export default meta;

export const Page: ScreenStory = { args: { address: '/signup' } };

/** After the account is made. */
export const Complete: ScreenStory = { args: { address: '/complete-signup', user: people.notConfirmed } };
