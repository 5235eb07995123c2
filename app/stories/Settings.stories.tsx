import type { Meta } from '@storybook/react-vite';
import { getExportExamples, getPrivacyExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['sheet'],
  ...screens('What concerns the account and is not shown to others.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Settings: ScreenStory = { args: { address: '/settings', user: people.free } };

/** May be invisible, and has an archive to fetch. */
export const Premium: ScreenStory = {
  args: {
    address: '/settings',
    user: people.premium,
    answers: {
      '/api/privacy.php': getPrivacyExamples.visible,
      '/api/export.php': getExportExamples.ready,
    },
  },
};
