import { chats } from './screens/chats/index.tsx';
import { credits } from './screens/credits/index.tsx';
import { members } from './screens/members/index.tsx';
import type { Screens } from './screens.ts';

/** What this app has itself; the first one is its home page. The server's own app has the rest. */
export const ownScreens: readonly [Screens, ...Screens[]] = [members, chats, credits];
