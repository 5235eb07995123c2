import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['sheet'],
  ...screens('The first page of the site.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** What everybody sees first. */
export const Visitor: ScreenStory = { args: { address: '/', user: people.visitor } };
