import { age } from '../areas/accounts/age-handlers.ts';
import { accounts } from '../areas/accounts/handlers.ts';
import { chat } from '../areas/chat/handlers.ts';
import { deletion } from '../areas/data-rights/deletion/handlers.ts';
import { exports } from '../areas/data-rights/export/handlers.ts';
import { discover } from '../areas/discover/handlers.ts';
import { likes } from '../areas/likes/handlers.ts';
import { live } from '../areas/live/handlers.ts';
import { marketing } from '../areas/marketing/handlers.ts';
import { complaints } from '../areas/moderation/complaints/handlers.ts';
import { moderation } from '../areas/moderation/handlers.ts';
import { notifications } from '../areas/notifications/handlers.ts';
import { directDebit } from '../areas/payments/direct-debit/handlers.ts';
import { payments } from '../areas/payments/handlers.ts';
import { wallet } from '../areas/payments/history/wallet-handlers.ts';
import { discounts } from '../areas/payments/prices/handlers.ts';
import { places } from '../areas/places/handlers.ts';
import { profiles } from '../areas/profiles/handlers.ts';
import { photos } from '../areas/profiles/photo-handlers.ts';
import { profileViews } from '../areas/profiles/views/handlers.ts';
import { sites } from '../areas/sites/handlers.ts';
import type { Service } from '../context/operation.ts';

/** The handlers of all operations of the contract, area by area; a missing one does not compile. */
export const service: Service = {
  ...sites,
  ...places,
  ...live,
  ...accounts,
  ...age,
  ...deletion,
  ...exports,
  ...marketing,
  ...profiles,
  ...photos,
  ...likes,
  ...profileViews,
  ...discover,
  ...chat,
  ...discounts,
  ...payments,
  ...wallet,
  ...moderation,
  ...notifications,
  ...directDebit,
  ...complaints,
};
