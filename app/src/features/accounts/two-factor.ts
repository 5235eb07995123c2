import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  type SuccessBody,
  startSecondFactor,
} from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';

/** The secret for an authenticator app. */
export type AuthenticatorSecret = SuccessBody<'startSecondFactor'>;

/** Password, and a code of the app or a recovery code. */
export interface TwoFactorProof {
  password: string;
  code: string;
}

/** Requests the secret of an authenticator app. */
export const startTwoFactor = ({ client }: AppContext, password: string): Promise<AuthenticatorSecret> =>
  startSecondFactor(client, { password });

/** Turns two-factor log-in on with the first code of the app; returns recovery codes, which are shown once. */
export const enableTwoFactor = async ({ client }: AppContext, code: string): Promise<string[]> =>
  (await confirmSecondFactor(client, { code })).recovery_codes;

/** Makes new recovery codes. */
export const createRecoveryCodes = async ({ client }: AppContext, proof: TwoFactorProof): Promise<string[]> =>
  (await renewRecoveryCodes(client, proof)).recovery_codes;

/** Turns two-factor log-in off. */
export async function disableTwoFactor({ client }: AppContext, proof: TwoFactorProof): Promise<void> {
  await endSecondFactor(client, proof);
}
