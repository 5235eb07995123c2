import { buttons } from './buttons.ts';
import { chat } from './chat.ts';
import { choices } from './choices.ts';
import { conversation } from './conversation.ts';
import { dialogs } from './dialogs.ts';
import { fields } from './fields.ts';
import { gifts } from './gifts.ts';
import { hints } from './hints.ts';
import { icebreakers } from './icebreakers.ts';
import { locating } from './locating.ts';
import { marks } from './marks.ts';
import { moderation } from './moderation.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { pairsForms } from './pairs-forms.ts';
import { pairsNotices } from './pairs-notices.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { prices } from './prices.ts';
import type { Sample } from './sample.ts';
import { site } from './site.ts';

/** All sample texts. */
export const samples: readonly Sample[] = [
  ...people,
  ...places,
  ...conversation,
  ...chat,
  ...icebreakers,
  ...gifts,
  ...site,
  ...moderation,
  ...payments,
  ...prices,
  ...buttons,
  ...marks,
  ...fields,
  ...hints,
  ...choices,
  ...locating,
  ...notices,
  ...dialogs,
  ...pages,
  ...pairsForms,
  ...pairsNotices,
];
