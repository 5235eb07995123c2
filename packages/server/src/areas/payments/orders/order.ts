import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { Site } from '../../../domain/sites/site.ts';
import type { Buyer } from '../prices/discounts.ts';

/** An order as it is requested. */
export interface Order {
  site: Site;
  buyer: Buyer;
  language: Language;
  /** Scheme, host and port of the site, for the way back from the provider. */
  origin: string;
  /** Value of `Idempotency-Key`. */
  key: string;
  request: components['schemas']['CreatePaymentRequest'];
}
