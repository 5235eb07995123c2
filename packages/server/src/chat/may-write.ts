import { FREE_CONVERSATIONS } from '@velluto/rules';
import { ApiError, invalidFields } from '../http/api-error.ts';
import type { MayWrite, Refusal } from './send-queries.ts';

/** A refusal as the caller is told it. */
export function refusalError(refusal: Refusal, cost: number, balance: number): ApiError {
  switch (refusal) {
    case 'not_enough_credits':
      return new ApiError(refusal, { need: cost, have: balance });
    case 'conversation_limit':
      return new ApiError(refusal, { max: FREE_CONVERSATIONS });
    case 'photo_unknown':
      return invalidFields({ field: 'photo', code: 'unknown' });
    case 'conversation_begun':
      return invalidFields({ field: 'icebreaker', code: 'not_allowed' });
    // the sender's account was closed since the call came in, and with it the session
    case 'not_found':
      return new ApiError('authentication_required');
    default:
      return new ApiError(refusal);
  }
}

/** Why a message would be refused now, null when it would not. */
export function refusalNow(facts: MayWrite, balance: number): Refusal | null {
  if (facts.refusal) return facts.refusal;
  if (facts.cost > 0 && facts.paused) return 'spending_paused';
  return facts.cost > balance ? 'not_enough_credits' : null;
}
