import type { Meta } from '@storybook/react-vite';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Pages of text',
  tags: ['sheet'],
  ...screens('Terms, privacy, questions and answers.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Terms: ScreenStory = { args: { address: '/pages/terms' } };

export const Questions: ScreenStory = { args: { address: '/pages/faq' } };

export const Privacy: ScreenStory = { args: { address: '/pages/privacy', user: people.free } };
