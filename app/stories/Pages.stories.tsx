import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screenMeta } from './support/screen-meta.tsx';

/** Terms, privacy, questions and answers. */
const meta = {
  title: 'Screens/Pages of text',
  tags: ['sheet'],
  ...screenMeta,
} satisfies Meta<ScreenArgs>;
export default meta;

export const Terms: ScreenStory = { args: { address: '/pages/terms' } };

export const Questions: ScreenStory = { args: { address: '/pages/faq' } };

export const Privacy: ScreenStory = { args: { address: '/pages/privacy', user: people.free } };
