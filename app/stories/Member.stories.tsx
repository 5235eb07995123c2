import type { Meta } from '@storybook/react-vite';
import { getMemberExamples } from '@velluto/api-client/examples';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Member',
  tags: ['sheet'],
  ...screens('The profile of somebody else, for visitors and members.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Visitor: ScreenStory = {
  args: { address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b', user: people.visitor },
};

/** All photos but the main one are locked. */
export const Free: ScreenStory = {
  args: { address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b', user: people.free },
};

export const Match: ScreenStory = {
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b',
    user: people.premium,
    answers: { '/api/member.php': getMemberExamples.matched },
  },
};

/** A fictional profile is marked. */
export const SystemProfile: ScreenStory = {
  args: {
    address: '/members/01a162f2-29c0-783c-bb3d-bb87f0de504b',
    user: people.free,
    answers: { '/api/member.php': getMemberExamples.system },
  },
};
