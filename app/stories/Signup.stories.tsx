import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Sign-up',
  tags: ['sheet'],
  ...screens('Joining.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Page: ScreenStory = { args: { address: '/signup' } };

/** After the account is made. */
export const ConfirmEmail: ScreenStory = { args: { address: '/complete-signup', user: people.notConfirmed } };
