import type { Meta } from '@storybook/react-vite';
import { getComplaintsExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Trust',
  tags: ['sheet'],
  ...screens('Reports and complaints: writing one, following it, appealing.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Complaints: ScreenStory = { args: { address: '/complaints', user: people.premium } };

export const NoComplaints: ScreenStory = {
  args: {
    address: '/complaints',
    user: people.free,
    answers: { '/api/complaints.php': getComplaintsExamples.none },
  },
};

/** Visitors name themselves. */
export const Visitor: ScreenStory = { args: { address: '/complaints' } };
