import type { Screens } from '../../screens.ts';
import { Members } from './Members.tsx';

export const members: Screens = {
  home: '/members',
  pages: [{ path: '/members', show: () => <Members /> }],
};
