import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Account',
  tags: ['sheet'],
  ...screens('Logging in, and where the links of e-mails lead.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const LogIn: ScreenStory = { args: { address: '/login' } };

export const Activated: ScreenStory = { args: { address: '/activate/done', user: people.free } };

export const ActivationFailed: ScreenStory = { args: { address: '/activate/error' } };
