import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Errors',
  tags: ['sheet'],
  ...screens('When there is nothing at an address.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const NotFound: ScreenStory = { args: { address: '/nowhere' } };

export const NotFoundMember: ScreenStory = { args: { address: '/nowhere', user: people.free } };
