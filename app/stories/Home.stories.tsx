import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screenMeta } from './support/screen-meta.tsx';

/** The first page of the site. */
const meta = {
  title: 'Screens/Home',
  tags: ['sheet'],
  ...screenMeta,
} satisfies Meta<ScreenArgs>;
export default meta;

/** What everybody sees first. */
export const Visitor: ScreenStory = { args: { address: '/', user: people.visitor } };
