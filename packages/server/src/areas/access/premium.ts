import { ApiError } from '../../domain/api-error.ts';

/**
 * For what is open to premium members only.
 *
 * @throws ApiError `premium_only`
 */
export function assertPremium(paidUser: boolean): void {
  if (!paidUser) throw new ApiError('premium_only');
}
