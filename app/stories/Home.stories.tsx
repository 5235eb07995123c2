import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['sheet'],
  ...screens('The first page of the site.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** The home page of a visitor. */
export const Visitor: ScreenStory = { args: { address: '/', user: people.visitor } };
