import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screenMeta } from './support/screen-meta.tsx';

/** When there is nothing at an address. */
const meta = {
  title: 'Screens/Errors',
  tags: ['sheet'],
  ...screenMeta,
} satisfies Meta<ScreenArgs>;
export default meta;

export const NotFound: ScreenStory = { args: { address: '/nowhere' } };

export const NotFoundMember: ScreenStory = { args: { address: '/nowhere', user: people.free } };
