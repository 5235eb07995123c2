import { ApiError } from '../../domain/api-error.ts';
import type { AgeCheck } from './age.ts';

/**
 * Ways that need no provider: nothing is asked, or the date of birth that the sign-up asks for is enough. No token is
 * valid.
 */
export const withoutProvider = (method: 'none' | 'declaration'): AgeCheck => ({
  method,
  begin: () => null,
  confirm: () => Promise.reject(new ApiError('age_token_invalid')),
});
