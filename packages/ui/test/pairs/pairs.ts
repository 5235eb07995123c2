import { actions } from './actions.tsx';
import { conversation } from './conversation.tsx';
import { credits } from './credits.tsx';
import { forms } from './forms.tsx';
import { marks } from './marks.tsx';
import { notices } from './notices.tsx';
import type { Pairs } from './pair.ts';
import { people } from './people.tsx';

/** Right and wrong uses of every component that is easily misused. */
export const pairs: Pairs = {
  ...actions,
  ...marks,
  ...forms,
  ...notices,
  ...people,
  ...credits,
  ...conversation,
};
