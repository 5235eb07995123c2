import { FREE_CONVERSATIONS, mayStartConversation } from '@velluto/rules';
import { ApiError } from '../http/api-error.ts';
import type { Site } from '../sites/site.ts';
import type { Facts } from './conversation-queries.ts';

/** Private members pay for each message; the site's own (fictional) profiles do not. */
export function messageCost(site: Site, facts: Pick<Facts, 'origin'>): number {
  return facts.origin === 'member' ? site.message_credits : 0;
}

/** Why a message would be refused now, null when it would not. */
export function refusal(facts: Facts, cost: number, balance: number): ApiError | null {
  if (facts.blocked_me) return new ApiError('blocked_by_member');
  const unknown = facts.hidden && facts.conversation_id === null;
  if (facts.recipient_id === null || facts.i_blocked || unknown) return new ApiError('recipient_unavailable');
  const starts = facts.origin === 'member' && facts.conversation_id === null;
  if (starts && !mayStartConversation(facts.paid_user ?? false, Number(facts.started ?? 0))) {
    return new ApiError('conversation_limit', { max: FREE_CONVERSATIONS });
  }
  if (cost > balance) return new ApiError('not_enough_credits', { need: cost, have: balance });
  return null;
}
