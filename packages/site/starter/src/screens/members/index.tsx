import type { Screens } from '../../screens.ts';
import { Members } from './Members.tsx';

export const members: Screens = {
  pages: [{ path: '/members', show: () => <Members /> }],
};
