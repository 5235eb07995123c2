import {
  type Client,
  confirmSecondFactor,
  endSecondFactor,
  getSessions,
  renewRecoveryCodes,
  type SessionsResponse,
  type SuccessBody,
  startSecondFactor,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What is wrong with a code. */
export type CodeFault = 'required' | 'wrong';

/** Why something about the second factor was refused. */
export interface FactorRefused {
  /** The password is missing. */
  password?: 'required';
  code?: CodeFault;
  problem?: Problem;
}

/** What an authenticator app needs. */
export type AppSecret = SuccessBody<'startSecondFactor'>;

/** Recovery codes, which are shown once. */
export interface FreshCodes {
  codes: string[];
}

/** Password, and a code of the app or a recovery code. */
export interface FactorProof {
  password: string;
  code: string;
}

/** What is missing of it; null when nothing is. */
function missing({ password, code }: Partial<FactorProof>): FactorRefused | null {
  if (password !== '' && code !== '') return null;
  return { ...(password === '' && { password: 'required' }), ...(code === '' && { code: 'required' }) };
}

/** Does what takes a proof, or tells why not. */
async function act<Answer>(
  visit: Visit,
  proof: Partial<FactorProof>,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer | FactorRefused> {
  const lacks = missing(proof);
  if (lacks) return lacks;
  try {
    return await ask(visit.client);
  } catch (error) {
    const problem = toProblem(error);
    return problem.code === 'second_factor_invalid' ? { code: 'wrong' } : { problem };
  }
}

const toCodes = ({ recovery_codes }: SuccessBody<'renewRecoveryCodes'>): FreshCodes => ({
  codes: recovery_codes,
});

/** Asks for the secret of an authenticator app. */
export const beginFactor = (visit: Visit, password: string): Promise<AppSecret | FactorRefused> =>
  act(visit, { password }, client => startSecondFactor(client, { password }));

/** Turns the second factor on with the first code of the app. */
export const turnOnFactor = (visit: Visit, code: string): Promise<FreshCodes | FactorRefused> =>
  act(visit, { code }, client => confirmSecondFactor(client, { code }).then(toCodes));

/** Makes new recovery codes. */
export const renewCodes = (visit: Visit, proof: FactorProof): Promise<FreshCodes | FactorRefused> =>
  act(visit, proof, client => renewRecoveryCodes(client, proof).then(toCodes));

/** Turns the second factor off; null when it is. */
export const turnOffFactor = (visit: Visit, proof: FactorProof): Promise<FactorRefused | null> =>
  act(visit, proof, client => endSecondFactor(client, proof).then(() => null));

/** Where the user is logged in and what that takes, as it is now; null when the server does not say. */
export async function accessNow(visit: Visit): Promise<SessionsResponse | null> {
  try {
    return await getSessions(visit.client);
  } catch {
    return null;
  }
}
