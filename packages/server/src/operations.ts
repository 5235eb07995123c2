import { chat } from './chat/handlers.ts';
import { discounts } from './discounts/handlers.ts';
import { geo } from './geo/handlers.ts';
import type { Service } from './http/types.ts';
import { live } from './live/handlers.ts';
import { payments } from './payments/handlers.ts';
import { sites } from './sites/handlers.ts';

/** Every operation of the contract; an area adds one line. */
export const service: Partial<Service> = {
  ...sites,
  ...geo,
  ...live,
  ...chat,
  ...discounts,
  ...payments,
};
