import type { Site } from '../../domain/sites/site.ts';
import type { StoredContent } from './message-content.ts';

/** Price of a message in credits, by its kind; whether the sender pays it at all is decided by the SQL function `may_write`. */
export function messagePrice(site: Site, { kind }: Pick<StoredContent, 'kind'>): number {
  if (kind === 'photo') return site.photo_credits;
  return kind === 'gift' ? site.gift_credits : site.message_credits;
}
