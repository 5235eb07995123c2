import { accounts } from './accounts/handlers.ts';
import { age } from './age/handlers.ts';
import { chat } from './chat/handlers.ts';
import { deletion } from './deletion/handlers.ts';
import { directDebit } from './direct-debit/handlers.ts';
import { discounts } from './discounts/handlers.ts';
import { discover } from './discover/handlers.ts';
import { exports } from './exports/handlers.ts';
import { geo } from './geo/handlers.ts';
import type { Service } from './http/types.ts';
import { likes } from './likes/handlers.ts';
import { live } from './live/handlers.ts';
import { members } from './members/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { payments } from './payments/handlers.ts';
import { photos } from './photos/handlers.ts';
import { profileViews } from './profile-views/handlers.ts';
import { sites } from './sites/handlers.ts';
import { tracking } from './tracking/handlers.ts';
import { complaints } from './trust/complaints/handlers.ts';
import { trust } from './trust/handlers.ts';
import { wallet } from './wallet/handlers.ts';

/** The handlers of all operations of the contract, area by area; a missing one does not compile. */
export const service: Service = {
  ...sites,
  ...geo,
  ...live,
  ...accounts,
  ...age,
  ...deletion,
  ...exports,
  ...tracking,
  ...members,
  ...photos,
  ...likes,
  ...profileViews,
  ...discover,
  ...chat,
  ...discounts,
  ...payments,
  ...wallet,
  ...trust,
  ...notifications,
  ...directDebit,
  ...complaints,
};
